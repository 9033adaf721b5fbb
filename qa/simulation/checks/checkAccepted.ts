import type { StoredOutcome } from '@touchline/backend/parts'
import type { BetType } from '@touchline/domain/bet'
import { PLACEABLE_MS } from '@touchline/domain/freshness'
import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/match'
import { DEFAULT_ACCEPT_MODE, type OddsAcceptMode } from '@touchline/domain/odds'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type LegRow = {
  bet_id: string
  /** The tap that the bet comes from, whatever key it was placed under. */
  tap: string
  place: number
  leg: number
  type: BetType
  /** Of the whole bet. */
  joint: number
  outcome_id: string
  odds: number
  price_version: number
  market_status: number
  market_version: number
  outcomes: readonly StoredOutcome[]
  match_status: MatchStatus
  alive_at: number
  accept_mode: OddsAcceptMode
}

/** Bets accepted since the last check, with the current state of their outcomes: nothing has run since their commit. */
const NEWLY_ACCEPTED = `
  select bets.id as bet_id, meta->>'device_id' as tap, placement_index as place, leg, bet_legs.outcome_id, bet_legs.odds,
    bets.type, bets.odds as joint, price_version, markets.status as market_status, markets.version as market_version, outcomes,
    matches.status as match_status, providers.alive_at, bets.accept_mode
  from bets
    join bet_legs on bet_legs.bet_id = bets.id
    join matches on matches.id = bet_legs.match_id
    join markets using (match_id, market_id, specifier)
    join providers on providers.provider = matches.provider
  where bets.status <> 'submitted' and bets.status <> 'rejected' and not (bets.id = any($1::text[]))
  order by bets.id, leg`

/**
 * Bets placed since the last check, and their player's choices, except custom bets: nothing has run since their
 * commit.
 */
const NEWLY_PLACED = `
  select bets.id, accept_mode as judged_by,
    case bets.type when 'custom_bet' then 'none' else coalesce(settings->>'oddsAcceptMode', $2) end as chosen
  from bets join players on players.id = player_id
  where not (bets.id = any($1::text[]))
  order by bets.id`

/** The rest of a transaction that has judged its bets. */
const COMMITTED_WITHIN_MS = 1_000

/** Checks every bet once, just after the commit that accepted it: at a valid price, on outcomes that take bets. */
export function createAcceptedCheck({ observer, witness, agenda }: World): () => Promise<void> {
  const placed = new Set<string>()
  const known = new Set<string>()
  return async () => {
    const fresh = await observer.query<{ id: string; judged_by: string; chosen: string }>({
      name: 'placed',
      text: NEWLY_PLACED,
      values: [[...placed], DEFAULT_ACCEPT_MODE],
    })
    for (const { id, judged_by: mode, chosen } of fresh.rows) {
      placed.add(id)
      if (mode !== chosen)
        throw new Violation('I6', `bet ${id} is judged by "${mode}", its player chose "${chosen}"`)
    }
    const { rows } = await observer.query<LegRow>({
      name: 'accepted',
      text: NEWLY_ACCEPTED,
      values: [[...known]],
    })
    for (const row of rows) {
      known.add(row.bet_id)
      checkTakesBets(row, agenda.now())
      const tapped = witness.tapped.get(row.tap)?.[row.place]
      checkPrice(row, tapped?.[row.type === 'custom_bet' ? 0 : row.leg])
    }
  }
}

function checkTakesBets(row: LegRow, now: number): void {
  const { bet_id, leg, market_status, match_status, alive_at } = row
  const of = `leg ${leg} of bet ${bet_id} was accepted`
  if (market_status !== MARKET_STATUS.allowed)
    throw new Violation('I7', `${of} on a market of status ${market_status}`)
  if (match_status !== MATCH_STATUS.live && match_status !== MATCH_STATUS.prematch) {
    throw new Violation('I7', `${of} on a match of status ${match_status}`)
  }
  const silence = now - alive_at
  if (silence > PLACEABLE_MS + COMMITTED_WITHIN_MS)
    throw new Violation('I7', `${of} on a provider silent for ${silence} ms`)
}

function checkPrice(row: LegRow, tapped: number | undefined): void {
  const { bet_id, leg, type, joint, outcome_id, odds, price_version, market_version, outcomes, accept_mode } =
    row
  const of = `leg ${leg} of bet ${bet_id}`
  const now = outcomes.find(({ id }) => id === outcome_id)?.odds
  if (now !== odds) throw new Violation('I6', `${of} was accepted at ${odds} while the price is ${now}`)
  if (price_version !== market_version) {
    throw new Violation(
      'I6',
      `${of} names price version ${price_version}, the market is at ${market_version}`,
    )
  }
  if (tapped === undefined) throw new Violation('I1', `${of} is a bet without a tap`)
  const price = type === 'custom_bet' ? joint : odds
  const isWanted = accept_mode === 'any' || (accept_mode === 'higher' ? price >= tapped : price === tapped)
  if (!isWanted) {
    throw new Violation('I6', `${of} was tapped at ${tapped} and accepted at ${price} under "${accept_mode}"`)
  }
}
