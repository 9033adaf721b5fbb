import { sql } from 'kysely'
import type { DatabaseTransaction } from '#store'
import type { BetDecision } from './judgeSubmitted.ts'
import { toStoredRefusal } from '../rules/storedRefusal.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'

/** Stores the decisions on submitted bets in two statements, however many bets there are. */
export async function writeDecisions(
  trx: DatabaseTransaction,
  decisions: readonly BetDecision[],
  quoteOf: QuoteOf,
): Promise<void> {
  const bets = decisions.map(decision =>
    decision.ok
      ? {
          id: decision.bet.id,
          status: 'waiting_results',
          odds: decision.betOdds,
          potential_win: decision.potentialWin,
          refusal: null,
        }
      : {
          id: decision.bet.id,
          status: 'rejected',
          odds: decision.bet.odds,
          potential_win: decision.bet.potential_win,
          refusal: toStoredRefusal(decision.refusals, quoteOf),
        },
  )
  await sql`
    update bets set
      status = decided.status, odds = decided.odds, potential_win = decided.potential_win, refusal = decided.refusal,
      decide_at = null, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(bets)}::jsonb) as decided (
      id text, status text, odds bigint, potential_win bigint, refusal jsonb)
    where bets.id = decided.id`.execute(trx)
  const legs = decisions.flatMap(decision =>
    decision.ok
      ? decision.prices.map(({ odds, version }, leg) => ({ bet_id: decision.bet.id, leg, odds, version }))
      : [],
  )
  if (legs.length === 0) return
  await sql`
    update bet_legs set odds = taken.odds, price_version = taken.version
    from jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as taken (bet_id text, leg int, odds bigint, version bigint)
    where bet_legs.bet_id = taken.bet_id and bet_legs.leg = taken.leg`.execute(trx)
}
