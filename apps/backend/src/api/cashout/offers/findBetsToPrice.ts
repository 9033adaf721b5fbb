import { sql } from 'kysely'
import { isPlaceable } from '@touchline/domain/freshness'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { Database } from '#store'

/** Bets whose offer may change: accepted and not settled, including those being cashed out. */
const RUNNING = sql`bets.status in ('waiting_results', 'ready_to_process', 'cashout_in_progress')`

/** Matches that may still change, by id, each with a string of everything an offer depends on. */
export async function readMovements(db: Database, now: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('matches')
    .leftJoin('providers', 'providers.provider', 'matches.provider')
    .select(['matches.id', 'matches.version', 'matches.provider', 'providers.status', 'providers.alive_at'])
    .where('matches.status', 'in', [MATCH_STATUS.prematch, MATCH_STATUS.live, MATCH_STATUS.stopped])
    .execute()
  return new Map(
    rows.map(({ id, version, provider, status, alive_at }) => {
      const isFresh = isPlaceable(now - (alive_at ?? 0))
      return [id, `${version} ${provider} ${status} ${isFresh}`]
    }),
  )
}

export type FoundBet = { readonly id: string; readonly hasRule: boolean }

/**
 * Running bets to reprice, the oldest offer first: bets of connected players, or with a rule, on a match that changed;
 * all bets of players who have just connected; and bets of connected players that are new, or changed since they were
 * priced, for example because a leg was settled.
 */
export async function findBetsToPrice(
  db: Database,
  asked: {
    readonly movedMatches: readonly string[]
    readonly looking: readonly string[]
    readonly arrived: readonly string[]
  },
): Promise<FoundBet[]> {
  const { rows } = await sql<FoundBet>`
    with looking as materialized (select unnest(${[...asked.looking]}::text[]) as player_id),
    found as (
      select bets.id from bets where player_id = any(${[...asked.arrived]}::text[]) and ${RUNNING}
      union
      select bets.id from looking join bets using (player_id) where ${RUNNING} and not exists (
        select from cashout_offers o where o.bet_id = bets.id and o.bet_version = bets.version)
      union
      select bets.id from bets
        join bet_legs on bet_legs.bet_id = bets.id and bet_legs.result = 'no_results'
        where bet_legs.match_id = any(${[...asked.movedMatches]}::text[]) and ${RUNNING}
          and (player_id in (select player_id from looking)
            or exists (select from cashout_rules r where r.bet_id = bets.id)))
    select found.id, rule.bet_id is not null as "hasRule" from found
      left join cashout_rules rule on rule.bet_id = found.id
      left join cashout_offers offer on offer.bet_id = found.id
    order by offer.priced_at nulls first, found.id`.execute(db)
  return rows
}

/** Bets whose cash-out is due for a decision, the longest waiting first. */
export async function findDueCashouts(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cashouts')
    .select('bet_id')
    .where('status', '=', 'pending')
    .where('decide_at', '<=', now)
    .orderBy('decide_at')
    .limit(limit)
    .execute()
  return rows.map(({ bet_id }) => bet_id)
}

/** The threshold of each of these bets that has a rule. */
export async function readRules(
  db: Database,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ bet_id: string; at_least: number }>`
    select bet_id, at_least from cashout_rules where bet_id = any(${[...betIds]}::text[])`.execute(db)
  return new Map(rows.map(({ bet_id, at_least }) => [bet_id, at_least]))
}
