import type { SharedBetWire } from '@touchline/contract'
import { outcomeKeyOf } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { moneyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { toSelection, type DraftBet, type PickedOutcome, type Slip } from '@touchline/domain/slip'
import { NAMED_BETS, SYSTEM_TYPES } from '@touchline/domain/system'

type SharedSelectionWire = SharedBetWire['selections'][number]

/**
 * Shared bets as drafts: at current prices, with nothing to accept, and without a stake, because the sharer's stake
 * depends only on the sharer, not on the visitor who opens the link ([SLIP-10] has the same source).
 */
export function toSharedBets(
  wires: readonly SharedBetWire[],
  currency: Slip['currency'],
): readonly DraftBet[] {
  return wires.map(wire => toSharedBet(wire, currency))
}

function toSharedBet(
  { type, selections, system_id, named: name }: SharedBetWire,
  currency: Slip['currency'],
): DraftBet {
  const legs = selections.map(wire => toSelection(toPicked(wire)))
  const system = SYSTEM_TYPES.find(({ id }) => id === system_id)
  const named = NAMED_BETS.find(({ id }) => id === name)?.id
  return {
    id: type === 'single' && legs[0] ? outcomeKeyOf(legs[0]) : type,
    type,
    selections: legs,
    stake: moneyOf(0, currency),
    stakeSource: 'sharing',
    ...(system && { system }),
    ...(named && { named }),
  }
}

/** How many selections of shared bets are no longer available. */
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
    ...(wire.contest && {
      contest: {
        type: wire.contest.type,
        tournamentId: wire.contest.tournament_id,
        competitorIds: wire.contest.competitor_ids,
      },
    }),
    odds: wire.odds as Odds,
    matchStatus: wire.match_status,
    marketStatus: isGone || wire.market_status === null ? 'missing' : wire.market_status,
    active: wire.active && !isGone,
    matchSlug: wire.match_slug,
    sportKey: wire.sport_key,
    categorySlug: wire.category_slug,
    categoryName: wire.category_name,
    homeName: wire.name_a,
    ...(wire.name_b !== undefined && { awayName: wire.name_b }),
    marketName: wire.market_name,
    outcomeName: wire.outcome_name,
  }
}
