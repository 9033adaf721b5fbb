import { toBet, type CallError, type CallReply } from '@touchline/contract'
import type { BetErrorWire, BetWire } from '@touchline/contract'
import {
  PLACEMENT_CODES,
  toPlaceBetError,
  type Bet,
  type DraftBet,
  type MatchId,
  type Odds,
  type PlaceBetError,
  type PlacementRefusal,
} from '@touchline/domain'

/** What an answer to a placement means. `unknown`: the bet may or may not stand, ask again with the same key. */
export type PlaceAnswer =
  | { readonly kind: 'accepted'; readonly placed: readonly Bet[] }
  /** Taken in, not decided: the live delay runs. */
  | { readonly kind: 'submitted'; readonly ids: readonly string[] }
  | { readonly kind: 'refused'; readonly error: PlaceBetError }
  | { readonly kind: 'unknown' }

/** An answer that says what has become of the bets. */
export type PlaceDecision = Exclude<PlaceAnswer, { kind: 'unknown' }>

/** A 2xx answer, or bets asked for again, by what has become of them. */
export function toAcceptance(wires: readonly BetWire[]): PlaceDecision {
  if (wires.some(bet => bet.status === 'submitted')) {
    return { kind: 'submitted', ids: wires.map(bet => bet.id) }
  }
  const taken = wires.filter(bet => bet.status !== 'rejected' && bet.status !== 'cancelled')
  if (taken.length === 0) return { kind: 'refused', error: { kind: 'uncoded' } }
  return { kind: 'accepted', placed: taken.map(toBet) }
}

/** A refusal: definite where the server says so about the request, unknown where it could not say (5xx, still running, too busy). */
export function toRefusal(error: CallError, drafts: readonly DraftBet[]): PlaceAnswer {
  if (error.kind !== 'refused' || error.status >= 500 || [408, 409, 425, 429].includes(error.status)) {
    return { kind: 'unknown' }
  }
  const { status, body } = error
  if (!body) return { kind: 'refused', error: toPlaceBetError({ status }) }
  const byBet = toMessages(body.errors_by_bet, drafts)
  const refusals = Object.values(body.errors_by_bet ?? {}).flatMap(toRefusals)
  return {
    kind: 'refused',
    error: toPlaceBetError({ status, code: body.code, message: body.localized_message, byBet, refusals }),
  }
}

/** Bets that were refused while others of the same request were taken: their messages by draft id. */
export function refusedDrafts(
  { errors_by_bet: errors }: Pick<CallReply<'placeBets'>, 'errors_by_bet'>,
  drafts: readonly DraftBet[],
): readonly DraftBet[] {
  return drafts.filter((_, index) => errors?.[String(index)] !== undefined)
}

function toMessages(
  errors: Readonly<Record<string, BetErrorWire>> | undefined,
  drafts: readonly DraftBet[],
): Record<string, string> {
  const entries = Object.entries(errors ?? {}).map(([index, error]) => [
    drafts[Number(index)]?.id ?? index,
    error.localized_message,
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

const KIND_OF_REASON = {
  odds_changed: 'odds-moved',
  suspended: 'leg-suspended',
  not_available: 'leg-unavailable',
  conflict: 'cannot-combine',
} as const

function toRefusals(error: BetErrorWire): readonly PlacementRefusal[] {
  return (error.details?.selections ?? []).map(selection => {
    const kind = KIND_OF_REASON[selection.reason]
    return {
      kind,
      code: PLACEMENT_CODES[kind],
      leg: {
        matchId: selection.match_id as MatchId,
        marketId: selection.market_id,
        specifier: selection.specifier,
        outcomeId: selection.outcome_id,
      },
      ...(selection.odds !== null && { odds: selection.odds as Odds }),
    }
  })
}
