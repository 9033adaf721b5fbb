import { test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { wholeNumber } from '../../testing/testQuery.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import { IDS, entity, listOf, objectOf } from '../../testing/values.ts'
import { priceProofReply, receiptKeysReply } from './receipts.ts'

const receipt = CALL_EXAMPLES.getReceipt.reply.data
const key = CALL_EXAMPLES.getReceiptKeys.reply.data[0]!
const link = CALL_EXAMPLES.getPriceProof.reply.data.links[0]!
const root = { day: '2026-11-21', version: 418, hash: '60303ae2' }
const proof = { links: [link], roots: [root] }

testCall('getReceipt', {
  access: 'player',
  params: part({ id: '1' }, { id: IDS }),
  reply: dataOf(receipt, entity(receipt)),
})

testCall('getReceiptKeys', { reply: dataOf([key], listOf(entity(key))) })

testCall('getPriceProof', {
  params: part({ id: '50001' }, { id: IDS }),
  query: { version: wholeNumber(0) },
  reply: dataOf(proof, objectOf(proof, { links: listOf(entity(link)), roots: listOf(entity(root)) })),
})

test('a retired key stays in the list: its receipts are valid for ever', () => {
  const retired = { data: [{ ...key, retired_at: 1_795_000_000_000 }, key] }
  expectAccepted(receiptKeysReply, retired, retired)
})

test('a proof without links or roots is a proof; one without the lists is none', () => {
  const empty = { data: { links: [], roots: [] } }
  expectAccepted(priceProofReply, empty, empty)
  expectRefused(priceProofReply, { data: { links: [] } }, 'data')
  expectRefused(priceProofReply, { data: { roots: [] } }, 'data')
})
