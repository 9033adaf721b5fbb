import { sql, type InferResult } from 'kysely'
import type { DatabaseTransaction, LocalizedText } from '#store'

/**
 * A leg as it was accepted, with the link of the price chain that set its price; nulls where the price was not logged.
 */
export type AcceptedLeg = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
  readonly price_version: number
  readonly at: number | null
  /** Base64. */
  readonly packed: string | null
  /** Hexadecimal, like the next. */
  readonly previous_hash: string | null
  readonly hash: string | null
  readonly start_time: number
  readonly home_names: LocalizedText | null
  readonly away_names: LocalizedText | null
  readonly event_names: LocalizedText | null
  /** Names of the runner of the leg. */
  readonly runner_names: LocalizedText | null
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

/**
 * The query for the bets that this transaction has just accepted, at least one, with their legs in order. The ids are a
 * list instead of an array, so that PostgreSQL plans it once and not for each bet, which takes four times as long as
 * running it.
 */
export function selectAcceptedBets(trx: DatabaseTransaction, betIds: readonly string[]) {
  return trx
    .selectFrom('bets')
    .select(COLUMNS)
    .select(
      sql<AcceptedLeg[]>`(
        select json_agg(json_build_object(
          'match_id', legs.match_id, 'market_id', market_id, 'specifier', specifier, 'outcome_id', outcome_id,
          'odds', legs.odds, 'price_version', price_version, 'at', price_log.at,
          'packed', translate(encode(price_log.packed, 'base64'), chr(10), ''),
          'previous_hash', encode(price_log.previous_hash, 'hex'), 'hash', encode(price_log.hash, 'hex'),
          'start_time', matches.start_time,
          'home_names', (select names from competitors where id = matches.home_id),
          'away_names', (select names from competitors where id = matches.away_id),
          'event_names', matches.names,
          'runner_names', case when matches.type <> 'match' then
            (select names from competitors where id = legs.outcome_id) end
        ) order by leg)
        from bet_legs legs
        join matches on matches.id = legs.match_id
        left join price_log on price_log.match_id = legs.match_id and price_log.version = legs.price_version
        where bet_id = bets.id
      )`.as('legs'),
    )
    .where('id', 'in', betIds)
}

export type AcceptedBet = InferResult<ReturnType<typeof selectAcceptedBets>>[number]
