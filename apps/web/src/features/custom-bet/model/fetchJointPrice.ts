import { ERROR_CODES, type CallError, type ApiClient, type ErrorBodyWire } from '@touchline/contract'
import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'

/**
 * Why picks have no joint price. `contradiction`: they cannot all win; `closed`: one takes no bets now;
 * `not-allowed`: the bookmaker does not combine them.
 */
export type RefusalReason = 'contradiction' | 'closed' | 'not-allowed'

export type JointAnswer =
  | { readonly status: 'known'; readonly odds: Odds; readonly available: ReadonlySet<string> }
  /** `atFault`: outcome keys of the legs that prevent a price, as far as the server named them. */
  | { readonly status: 'refused'; readonly why: RefusalReason; readonly atFault: readonly string[] }
  /** No answer came: the picks stay, and the request can be repeated. */
  | { readonly status: 'unanswered' }

/** Requests the joint price of outcomes of one match, and what else could be added to them. */
export async function fetchJointPrice(
  client: ApiClient,
  matchId: MatchId,
  legs: readonly OutcomeKey[],
  signal: AbortSignal,
): Promise<JointAnswer> {
  const selections = legs.map(({ marketId, specifier, outcomeId }) => ({
    market_id: marketId,
    specifier,
    outcome_id: outcomeId,
  }))
  const answer = await client('getCustomOdds', { body: { match_id: matchId, selections } }, { signal })
  if (!answer.ok) return toRefusal(answer.error)
  const { odds, available } = answer.value.data
  return {
    status: 'known',
    odds: odds as Odds,
    available: new Set(available.map(leg => keyOf(matchId, leg))),
  }
}

const REASONS: Readonly<Record<number, RefusalReason>> = {
  [ERROR_CODES.invalidOddsCustomBet]: 'contradiction',
  [ERROR_CODES.marketSuspended]: 'closed',
  [ERROR_CODES.notAvailable]: 'closed',
  [ERROR_CODES.combinationNotAllowed]: 'not-allowed',
}

function toRefusal(error: CallError): JointAnswer {
  const body = error.kind === 'refused' ? error.body : undefined
  const why = body && REASONS[body.code]
  if (!why) return { status: 'unanswered' }
  return { status: 'refused', why, atFault: legsAtFault(body) }
}

function legsAtFault({ details }: ErrorBodyWire): readonly string[] {
  return (details?.selections ?? []).map(leg => keyOf(leg.match_id as MatchId, leg))
}

function keyOf(
  matchId: MatchId,
  leg: { readonly market_id: number; readonly specifier: string; readonly outcome_id: string },
): string {
  const { market_id: marketId, specifier, outcome_id: outcomeId } = leg
  return outcomeKeyOf({ matchId, marketId, specifier, outcomeId })
}
