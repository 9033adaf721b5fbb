import type { BetErrorWire, ErrorCode } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain'
import type { Locale } from '@touchline/domain/locale'
import { messageOf } from '#api/http'
import type { BetRefusal, BetRefusalKind } from './betRefusal.ts'

type Reason = NonNullable<BetErrorWire['details']>['selections'][number]['reason']

const REASONS: Partial<Record<BetRefusalKind, Reason>> = {
  'odds-moved': 'odds_changed',
  'custom-odds-moved': 'contradiction',
  'leg-suspended': 'suspended',
  'leg-unavailable': 'not_available',
  'cannot-combine': 'conflict',
}

/** Refusals whose figure mends the bet. */
const LIMITS: readonly BetRefusalKind[] = [
  'stake-too-low',
  'stake-too-high',
  'win-too-high',
  'not-enough-money',
]

/** Why a bet is refused, on the wire: the first reason's code, and every leg at fault with its price now. */
export function presentRefusal(
  refusals: readonly BetRefusal[],
  oddsOf: (key: OutcomeKey) => number | undefined,
  locale: Locale,
): BetErrorWire {
  const code = refusals[0]!.code as ErrorCode
  const limit = refusals.find(({ kind }) => LIMITS.includes(kind))?.limit
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
    localized_message: messageOf(code, locale, refusals[0]!.rule),
    ...((selections.length > 0 || limit !== undefined || joint) && {
      details: {
        selections,
        ...(limit !== undefined && { limit }),
        ...(joint && { custom_odds: joint.odds ?? null }),
      },
    }),
  }
}
