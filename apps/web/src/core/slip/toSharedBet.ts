import type { SharedBetWire } from '@touchline/contract'
import {
  moneyOf,
  namedBetsFor,
  outcomeKeyOf,
  SYSTEM_TYPES,
  toSelection,
  type DraftBet,
  type MatchId,
  type NamedBetId,
  type Odds,
  type PickedOutcome,
  type Slip,
} from '@touchline/domain'

type SharedSelectionWire = SharedBetWire['selections'][number]

/**
 * Shared bets as ones to be built: at the prices of now, which are nobody's to accept, and with nothing staked, for what someone
 * else puts on them says nothing of the one who opens the link ([SLIP-10] has the same source). A named bet is shared as its parts
 * and comes back whole.
 */
export function toSharedBets(
  wires: readonly SharedBetWire[],
  currency: Slip['currency'],
): readonly DraftBet[] {
  const bets = wires.map(wire => toSharedBet(wire, currency))
  const named = namedBetOfParts(bets)
  const whole = bets.find(bet => bet.type !== 'single')
  if (!named || !whole) return bets
  const { system: _, ...rest } = whole
  return [{ ...rest, id: 'system', type: 'system', named }]
}

function toSharedBet({ type, selections, system_id }: SharedBetWire, currency: Slip['currency']): DraftBet {
  const legs = selections.map(wire => toSelection(toPicked(wire)))
  const system = SYSTEM_TYPES.find(({ id }) => id === system_id)
  return {
    id: type === 'single' && legs[0] ? outcomeKeyOf(legs[0]) : type,
    type,
    selections: legs,
    stake: moneyOf(0, currency),
    stakeSource: 'sharing',
    ...(system && { system }),
  }
}

/** The named bet whose folds, all over the same selections, these bets are. */
function namedBetOfParts(bets: readonly DraftBet[]): NamedBetId | undefined {
  const legs = new Set(bets.flatMap(bet => bet.selections.map(outcomeKeyOf))).size
  const isOverAll = bets.every(({ type, selections }) => type === 'single' || selections.length === legs)
  const sizes = bets.map(({ selections, system }) => system?.winCount ?? selections.length)
  const found = namedBetsFor(legs).find(({ folds }) => {
    const wanted = folds.flatMap(size => (size === 1 ? Array.from({ length: legs }, () => 1) : [size]))
    return wanted.join() === sizes.toSorted((a, b) => a - b).join()
  })
  return isOverAll ? found?.id : undefined
}

/** How many selections of shared bets are not to be had any more. */
export function goneOf(bets: readonly SharedBetWire[]): number {
  return bets.flatMap(bet => bet.selections).filter(leg => leg.availability === 'not_available').length
}

function toPicked(wire: SharedSelectionWire): PickedOutcome {
  const isGone = wire.availability === 'not_available'
  return {
    matchId: wire.match_id as MatchId,
    marketId: wire.market_id,
    specifier: wire.specifier,
    outcomeId: wire.outcome_id,
    provider: wire.provider,
    odds: wire.odds as Odds,
    matchStatus: wire.match_status,
    marketStatus: isGone || wire.market_status === null ? 'missing' : wire.market_status,
    active: wire.active && !isGone,
    matchUrnId: wire.match_urn_id,
    matchSlug: wire.match_slug,
    sportKey: wire.sport_key,
    categorySlug: wire.category_slug,
    homeName: wire.name_a,
    awayName: wire.name_b,
    marketName: wire.market_name,
    outcomeName: wire.outcome_name,
  }
}
