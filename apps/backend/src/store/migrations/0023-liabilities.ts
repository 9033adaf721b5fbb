import { movesOf, type LiableBet } from '@touchline/domain/liability'
import type { MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { liabilityKey } from '../liabilityKey.ts'

/**
 * How much of each liability limit open bets use, in parts; `moved` is the last change, which an upsert needs beside
 * the new total. A bet stores the limits of its currency by which it was counted, so that the same amount is freed if
 * they change.
 */
const statements = [
  `create table liabilities (
    key text collate "C" primary key, parts bigint not null check (parts >= 0), moved bigint not null, most bigint not null)
    with (fillfactor = 50)`,
  `alter table bets add column max_stake bigint, add column max_win bigint`,
  `update bets set max_stake = terms.max_stake, max_win = terms.max_win
    from (values ('EUR', 1000000, 50000000), ('JPY', 1500000, 75000000), ('KWD', 3000000, 150000000),
      ('BTC', 20000000, 1000000000)) as terms (currency, max_stake, max_win)
    where bets.currency = terms.currency and settled_at is null and status <> 'rejected'`,
]

export const liabilities: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    const moves = movesOf((await openBets(db)).map(after => ({ after })))
    for (const { key, parts, limit } of moves) {
      await sql`insert into liabilities values (${liabilityKey(key)}, ${parts}, ${parts}, ${limit})`.execute(
        db,
      )
    }
  },
}

type Row = Omit<LiableBet, 'legs' | 'winCount'> & {
  readonly legs: readonly {
    match: string
    market: number
    specifier: string
    outcome: string
    odds: number
  }[]
  readonly winCount: number | null
}

/** Bets that were open before limits existed are counted as well. */
async function openBets(db: Kysely<unknown>): Promise<LiableBet[]> {
  const { rows } = await sql<Row>`
    select player_id as "playerId", type, status, open_stake::float8 as "openStake", potential_win::float8 as "potentialWin",
      vip as "isVip", (system->>'winCount')::int as "winCount",
      json_build_object('maxStake', max_stake, 'maxWin', max_win) as measure,
      (select json_agg(json_build_object('match', match_id, 'market', market_id, 'specifier', specifier, 'outcome', outcome_id,
        'odds', odds) order by leg) from bet_legs where bet_id = bets.id) as legs
    from bets where max_win is not null`.execute(db)
  return rows.map(({ legs, winCount, ...bet }) => ({
    ...bet,
    ...(winCount !== null && { winCount }),
    legs: legs.map(({ match, market, specifier, outcome, odds }) => ({
      matchId: match as MatchId,
      marketId: market,
      specifier,
      outcomeId: outcome,
      odds: odds as Odds,
    })),
  }))
}
