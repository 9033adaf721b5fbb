import { ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer } from '#api/http'
import type { Database } from '#store'
import { findPriceProof } from './priceProof.ts'

/** Keys change rarely, and old ones stay published, so a minute's delay is harmless. */
const KEYS_CACHE = 'public, max-age=60'

/** Receipts for their owners, and for everyone what verifies them: the keys and the price chains. */
export function registerReceipts(server: ApiServer, { db }: { readonly db: Database }): void {
  registerCall(server, 'getReceipt', async ({ params, session }) => {
    const receipt = await db
      .selectFrom('receipts')
      .innerJoin('bets', 'bets.id', 'receipts.bet_id')
      .select(['body', 'signature', 'key_id'])
      .where('bet_id', '=', params.id)
      .where('bets.player_id', '=', session.playerId)
      .executeTakeFirst()
    return receipt ? answer({ data: receipt }) : refuse(404, ERROR_CODES.notFound)
  })

  registerCall(
    server,
    'getReceiptKeys',
    async () => {
      const keys = await db
        .selectFrom('signing_keys')
        .select(['id', 'public_key', 'created_at', 'retired_at'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return answer({ data: keys })
    },
    { cache: KEYS_CACHE },
  )

  registerCall(server, 'getPriceProof', async ({ params, query }) => {
    const proof = await findPriceProof(db, params.id, query.version ?? 0)
    return proof ? answer({ data: proof }) : refuse(404, ERROR_CODES.notFound)
  })
}
