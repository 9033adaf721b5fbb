import type { SystemType } from '@touchline/domain/system'
import { describeMarket, type EventNames } from '#pricing'
import { canonicalJson } from './canonicalJson.ts'
import type { AcceptedBet, AcceptedLeg } from './selectAcceptedBets.ts'

/**
 * The text of a receipt that is signed: money in subunits, odds x1000, instants in epoch milliseconds. Each leg carries
 * the link of its match's price chain that set its price, so that it can be verified after the chain itself has been
 * removed.
 */
export function receiptBody(bet: AcceptedBet, decidedAt: number): string {
  const system = bet.system as SystemType | null
  return canonicalJson({
    v: 1,
    bet_id: bet.id,
    ref: bet.ref,
    player_id: bet.player_id,
    currency: bet.currency,
    subunits: bet.subunits,
    stake: bet.stake,
    type: bet.type,
    ...(system && {
      system: { id: system.id, win_count: system.winCount, total_count: system.totalCount },
    }),
    odds: bet.odds,
    potential_win: bet.potential_win,
    placed_at: bet.created_at,
    decided_at: decidedAt,
    legs: bet.legs.map(legBody),
  })
}

function legBody(leg: AcceptedLeg): object {
  return {
    match_id: leg.match_id,
    market_id: leg.market_id,
    specifier: leg.specifier,
    outcome_id: leg.outcome_id,
    odds: leg.odds,
    price_version: leg.price_version,
    chain: leg.hash && {
      version: leg.price_version,
      at: leg.at,
      packed: leg.packed,
      previous_hash: leg.previous_hash,
      hash: leg.hash,
    },
    ...namesOf(leg),
    start_time: leg.start_time,
  }
}

/**
 * In English: the two sides, or the names of the event and its runner, and the market and the outcome, so that a
 * receipt is readable without looking up ids. Older receipts have no `market` and no `outcome`.
 */
function namesOf(leg: AcceptedLeg): object {
  const { home_names, away_names, event_names, runner_names } = leg
  if (home_names && away_names) {
    const sides = { home: home_names.en, away: away_names.en }
    return { ...sides, ...picked(leg, sides) }
  }
  if (!runner_names) return { event: event_names?.en }
  const runners = new Map([[leg.outcome_id, runner_names.en]])
  return { event: event_names?.en, runner: runner_names.en, ...picked(leg, { runners }) }
}

function picked({ market_id, specifier, outcome_id }: AcceptedLeg, names: EventNames): object {
  const market = describeMarket(market_id, specifier, 'en', names)
  return { market: market.name, outcome: market.outcomeName(outcome_id) }
}
