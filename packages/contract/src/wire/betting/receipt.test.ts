import { CALL_EXAMPLES } from '../../documents/index.ts'
import { testShape } from '../../testing/testShape.ts'
import { IDS, INSTANTS, TEXTS, WHOLES, orNull } from '../../testing/values.ts'
import { priceLink, priceRoot, receipt, receiptKey } from './receipt.ts'

testShape('a receipt', receipt, CALL_EXAMPLES.getReceipt.reply.data, {
  body: TEXTS,
  signature: TEXTS,
  key_id: IDS,
})

testShape('a key of receipts', receiptKey, CALL_EXAMPLES.getReceiptKeys.reply.data[0]!, {
  id: IDS,
  public_key: TEXTS,
  created_at: INSTANTS,
  retired_at: orNull(INSTANTS),
})

testShape('a link of a price chain', priceLink, CALL_EXAMPLES.getPriceProof.reply.data.links[0]!, {
  version: WHOLES,
  at: INSTANTS,
  packed: TEXTS,
  previous_hash: TEXTS,
  hash: TEXTS,
})

testShape(
  'the root of a day of prices',
  priceRoot,
  { day: '2026-11-21', version: 418, hash: '60303ae2' },
  { day: TEXTS, version: WHOLES, hash: TEXTS },
)
