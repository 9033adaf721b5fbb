import type { BetErrorWire, ErrorCode } from '@touchline/contract'
import type { OutcomeKey, PlacementRefusal, PlacementRefusalKind } from '@touchline/domain'
import type { Locale } from '@touchline/domain/locale'
import { messageOf } from '#api/http'

type Reason = NonNullable<BetErrorWire['details']>['selections'][number]['reason']

const REASONS: Partial<Record<PlacementRefusalKind, Reason>> = {
  'odds-moved': 'odds_changed',
  'custom-odds-moved': 'conflict',
  'leg-suspended': 'suspended',
  'leg-unavailable': 'not_available',
  'cannot-combine': 'conflict',
}

/** Why a bet is refused, on the wire: the first reason's code, and every leg at fault with its price now. */
export function presentRefusal(
  refusals: readonly PlacementRefusal[],
  oddsOf: (key: OutcomeKey) => number | undefined,
  locale: Locale,
): BetErrorWire {
  const code = refusals[0]!.code as ErrorCode
  const maxStake = refusals.find(({ kind }) => kind === 'stake-too-high')?.limit
  const joint = refusals.find(({ kind }) => kind === 'custom-odds-moved')
  const selections = refusals.flatMap(({ kind, leg }) => {
    const reason = REASONS[kind]
    if (!leg || !reason) return []
    return {
      match_id: leg.matchId as string,
      market_id: leg.marketId,
      specifier: leg.specifier,
      outcome_id: leg.outcomeId,
      reason,
      odds: oddsOf(leg) ?? null,
    }
  })
  return {
    code,
    localized_message: messageOf(code, locale),
    ...((selections.length > 0 || maxStake !== undefined || joint) && {
      details: {
        selections,
        ...(maxStake !== undefined && { max_stake: maxStake }),
        ...(joint && { custom_odds: joint.odds ?? null }),
      },
    }),
  }
}
