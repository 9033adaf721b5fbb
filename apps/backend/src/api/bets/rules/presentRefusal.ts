import type { BetErrorWire, ErrorCode } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain/market'
import type { Locale } from '@touchline/domain/locale'
import { messageOf } from '#api/http'
import type { BetRefusal, BetRefusalKind } from './betRefusal.ts'

type Reason = NonNullable<BetErrorWire['details']>['selections'][number]['reason']

/** A leg that a refusal names, with its price at that time. */
export type LegAtFault = { readonly leg: OutcomeKey; readonly reason: Reason; readonly odds: number | null }

export const REASONS: Partial<Record<BetRefusalKind, Reason>> = {
  'odds-moved': 'odds_changed',
  'custom-odds-moved': 'contradiction',
  'leg-suspended': 'suspended',
  'leg-unavailable': 'not_available',
  'cannot-combine': 'conflict',
}

/** Refusals whose figure shows the bettor how to fix the bet. */
export const LIMITS: readonly BetRefusalKind[] = [
  'stake-too-low',
  'stake-too-high',
  'win-too-high',
  'not-enough-money',
]

/** A refusal on the wire: the first reason's code, and every leg at fault with its current price. */
export function presentRefusal(
  refusals: readonly BetRefusal[],
  oddsOf: (key: OutcomeKey) => number | undefined,
  locale: Locale,
): BetErrorWire {
  const joint = refusals.find(({ kind }) => kind === 'custom-odds-moved')
  return presentBetError(
    {
      code: refusals[0]!.code as ErrorCode,
      rule: refusals[0]!.rule,
      limit: refusals.find(({ kind }) => LIMITS.includes(kind))?.limit,
      joint: joint && (joint.odds ?? null),
      legs: refusals.flatMap(({ kind, leg }) => {
        const reason = REASONS[kind]
        return leg && reason ? [{ leg, reason, odds: oddsOf(leg) ?? null }] : []
      }),
    },
    locale,
  )
}

type BetError = {
  readonly code: ErrorCode
  readonly rule: string | undefined
  readonly limit: number | undefined
  /** The current joint price of a custom bet; null where it has none. */
  readonly joint: number | null | undefined
  readonly legs: readonly LegAtFault[]
}

/** Builds the same refusal from its parts. */
export function presentBetError({ code, rule, limit, joint, legs }: BetError, locale: Locale): BetErrorWire {
  const selections = legs.map(({ leg, reason, odds }) => ({
    match_id: leg.matchId as string,
    market_id: leg.marketId,
    specifier: leg.specifier,
    outcome_id: leg.outcomeId,
    reason,
    odds,
  }))
  return {
    code,
    localized_message: messageOf(code, locale, rule),
    ...((selections.length > 0 || limit !== undefined || joint !== undefined) && {
      details: {
        selections,
        ...(limit !== undefined && { limit }),
        ...(joint !== undefined && { custom_odds: joint }),
      },
    }),
  }
}
