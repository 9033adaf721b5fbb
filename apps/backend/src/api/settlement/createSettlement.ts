import { createRounds, type Rounds } from '#api/rounds'
import { settleMatch, type SettlementOptions } from './settleMatch.ts'

/**
 * Processes the settlement queue, one match at a time. A match that fails stays queued and is retried in the next
 * round.
 */
export function createSettlement(
  options: SettlementOptions & { readonly onError: (error: unknown) => void },
): Rounds {
  return createRounds(async isStopped => {
    // A match that cannot be settled must not hold up the others.
    const failed: string[] = []
    while (!isStopped()) {
      const next = await options.db
        .selectFrom('settlement_queue')
        .select('match_id')
        .$if(failed.length > 0, query => query.where('match_id', 'not in', failed))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (!next) return
      await settleMatch(options, next.match_id, isStopped).catch((error: unknown) => {
        failed.push(next.match_id)
        options.onError(error)
      })
    }
  }, options.onError)
}
