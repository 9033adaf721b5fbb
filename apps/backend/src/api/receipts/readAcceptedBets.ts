import { sql } from 'kysely'
import type { DatabaseTransaction, LocalizedText } from '#store'

/** A leg as it was accepted, with the link of the price chain that set its price; none where nobody logged it. */
export type AcceptedLeg = {
  readonly bet_id: string
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
  readonly price_version: number
  readonly at: number | null
  readonly packed: Buffer | null
  readonly previous_hash: Buffer | null
  readonly hash: Buffer | null
  readonly start_time: number
  readonly home_names: LocalizedText
  readonly away_names: LocalizedText
}

const COLUMNS = [
  'id',
  'ref',
  'player_id',
  'currency',
  'subunits',
  'stake',
  'type',
  'system',
  'odds',
  'potential_win',
  'created_at',
] as const

/** Bets as they were just accepted in this transaction. */
export async function readAcceptedBets(trx: DatabaseTransaction, betIds: readonly string[]) {
  const bets = await trx.selectFrom('bets').select(COLUMNS).where('id', 'in', betIds).execute()
  const { rows } = await sql<AcceptedLeg>`
    select bet_id, bet_legs.match_id, market_id, specifier, outcome_id, odds, price_version,
      price_log.at, price_log.packed, price_log.previous_hash, price_log.hash, matches.start_time,
      (select names from competitors where id = matches.home_id) as home_names,
      (select names from competitors where id = matches.away_id) as away_names
    from bet_legs
    join matches on matches.id = bet_legs.match_id
    left join price_log on price_log.match_id = bet_legs.match_id and price_log.version = bet_legs.price_version
    where bet_id = any(${[...betIds]}::text[])
    order by bet_id, leg`.execute(trx)
  const legsOf = Map.groupBy(rows, ({ bet_id }) => bet_id)
  return bets.map(bet => ({ ...bet, legs: legsOf.get(bet.id) ?? [] }))
}

export type AcceptedBet = Awaited<ReturnType<typeof readAcceptedBets>>[number]
