import { takeMatches, type Database } from '#store'
import type { FeedCommand, FeedCommandReply } from '../feed.ts'

type Correction = Extract<FeedCommand, { type: 'correct-result' }>

/** Corrects a given result as its next version, and queues its match for settlement. */
export async function correctResult(
  db: Database,
  { matchId, marketId, specifier, outcomeId, result, tied, tiedPlaces }: Correction,
  now: number,
): Promise<FeedCommandReply> {
  return await db.transaction().execute(async trx => {
    await takeMatches(trx, [matchId])
    const match = await trx.selectFrom('matches').select('id').where('id', '=', matchId).executeTakeFirst()
    if (!match) return { ok: false, error: { kind: 'no-such-match' } }
    const { numUpdatedRows } = await trx
      .updateTable('outcome_results')
      .set(eb => ({
        result,
        tied: tied ?? null,
        tied_places: tiedPlaces ?? null,
        result_version: eb('result_version', '+', 1),
        settled_at: now,
      }))
      .where('match_id', '=', matchId)
      .where('market_id', '=', marketId)
      .where('specifier', '=', specifier)
      .where('outcome_id', '=', outcomeId)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return { ok: false, error: { kind: 'not-possible' } }
    await trx.insertInto('settlement_queue').values({ match_id: matchId, created_at: now }).execute()
    return { ok: true }
  })
}
