import { BET_STATUSES, betPhase } from '@touchline/domain/bet'
import type { DayReturns } from '@touchline/domain/bet-list'
import { sql } from 'kysely'
import type { CallReply } from '@touchline/contract'
import type { Database } from '#store'

const DAY_MS = 86_400_000
const SETTLED = BET_STATUSES.filter(status => betPhase(status) === 'settled')

/** Bets settled at or after `from` and before `to`; a missing bound is open. */
export type ReturnsPeriod = { readonly from?: number | undefined; readonly to?: number | undefined }

/** Totals of the bets settled in a period, by currency: the SQL equivalent of `periodTotals` ([LIST-3]). */
export async function findTotals(
  db: Database,
  playerId: string,
  period: ReturnsPeriod,
): Promise<CallReply<'getBetTotals'>['data']> {
  return await returnsIn(db, playerId, period)
    .select(['currency', 'subunits'])
    .groupBy(['currency', 'subunits'])
    .orderBy('currency')
    .execute()
}

/**
 * The returns of the bets of one currency for each day (UTC) with a settlement: the SQL equivalent of `returnsOf`
 * ([LIST-2]).
 */
export async function findDays(
  db: Database,
  playerId: string,
  { currency, ...period }: ReturnsPeriod & { readonly currency: string },
): Promise<DayReturns[]> {
  const day = sql<number>`settled_at - settled_at % ${sql.lit(DAY_MS)}`
  return await returnsIn(db, playerId, period)
    .select(day.as('at'))
    .where('currency', '=', currency)
    .groupBy(day)
    .orderBy(day)
    .execute()
}

function returnsIn(db: Database, playerId: string, { from, to }: ReturnsPeriod) {
  return db
    .selectFrom('bets')
    .select([
      sql<number>`count(*)`.as('bets'),
      sql<number>`sum(stake)::bigint`.as('staked'),
      sql<number>`sum(coalesce(win_amount, 0))::bigint`.as('returned'),
      sql<number>`sum(coalesce(win_amount, 0) - stake)::bigint`.as('net'),
    ])
    .where('player_id', '=', playerId)
    .where('settled_at', 'is not', null)
    .where('status', 'in', SETTLED)
    .$if(from !== undefined, query => query.where('settled_at', '>=', from!))
    .$if(to !== undefined, query => query.where('settled_at', '<', to!))
}
