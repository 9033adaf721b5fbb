import { ERROR_CODES, toBet, type CallError, type CallReply } from '@touchline/contract'
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
  type PlacementRefusalKind,
} from '@touchline/domain'
import { outgoing, type OutgoingBet } from './outgoing.ts'

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
  const taken = wires.filter(isTaken)
  if (taken.length === 0) return { kind: 'refused', error: { kind: 'uncoded' } }
  return { kind: 'accepted', placed: taken.map(toBet) }
}

function isTaken(bet: BetWire | undefined): boolean {
  return bet !== undefined && bet.status !== 'rejected' && bet.status !== 'cancelled'
}

/** A refusal: definite where the server says so about the request, unknown where it could not say (5xx, still running, too busy). */
export function toRefusal(error: CallError, drafts: readonly DraftBet[]): PlaceAnswer {
  if (error.kind !== 'refused' || error.status >= 500 || [408, 409, 425, 429].includes(error.status)) {
    return { kind: 'unknown' }
  }
  const { status, body } = error
  if (!body) return { kind: 'refused', error: toPlaceBetError({ status }) }
  const errors = Object.entries(body.errors_by_bet ?? {})
  const riskKeys = [body, ...errors.map(([, one]) => one)].flatMap(one => one.details?.risk_keys ?? [])
  // Back ends that judge a request as a whole say it once.
  const sent = outgoing(drafts)
  const refusals =
    errors.length > 0
      ? errors.flatMap(([index, one]) => toRefusals(one, sent[Number(index)]?.draft.id))
      : toRefusals(body)
  return {
    kind: 'refused',
    error: toPlaceBetError({
      status,
      code: body.code,
      message: body.localized_message,
      byBet: toMessages(errors, drafts),
      refusals,
      riskKeys,
      ...(body.details && { details: body.details }),
    }),
  }
}

/** Bets of a request by what was said of each. */
export type Sorted = {
  /** Taken, in the order of the answer. */
  readonly taken: readonly OutgoingBet[]
  readonly refused: readonly OutgoingBet[]
  /** Why, in the server's words. */
  readonly messages: readonly string[]
}

/** Tells the bets of a request that were taken from those that were refused beside them. */
export function sortAnswered(
  { errors_by_bet: errors = {} }: Pick<CallReply<'placeBets'>, 'errors_by_bet'>,
  drafts: readonly DraftBet[],
): Sorted {
  const sent = outgoing(drafts)
  const isRefused = (index: number): boolean => errors[String(index)] !== undefined
  return {
    taken: sent.filter((_, index) => !isRefused(index)),
    refused: sent.filter((_, index) => isRefused(index)),
    messages: [
      ...new Set(
        Object.values(errors)
          .filter(isOwn)
          .map(error => error.localized_message),
      ),
    ],
  }
}

/** The same after the live delay, which rejects bets without a word. */
export function sortDecided({ taken, refused, messages }: Sorted, decided: readonly BetWire[]): Sorted {
  const isRejected = (index: number): boolean => !isTaken(decided[index])
  return {
    taken: taken.filter((_, index) => !isRejected(index)),
    refused: [...refused, ...taken.filter((_, index) => isRejected(index))],
    messages,
  }
}

/** Whether a bet was refused for itself, not for another part of a named bet, whose reason is told. */
function isOwn({ code }: BetErrorWire): boolean {
  return code !== ERROR_CODES.groupRefused
}

/** Messages by the draft they speak of; a draft that goes out as several bets may have several. */
function toMessages(
  errors: readonly (readonly [string, BetErrorWire])[],
  drafts: readonly DraftBet[],
): Record<string, string> {
  const sent = outgoing(drafts)
  const byBet: Record<string, string> = {}
  for (const [index, error] of errors) {
    if (!isOwn(error)) continue
    const { localized_message: message } = error
    const id = sent[Number(index)]?.draft.id ?? index
    const said = byBet[id]
    if (said === undefined) byBet[id] = message
    else if (!said.includes(message)) byBet[id] = `${said} ${message}`
  }
  return byBet
}

const KIND_OF_REASON = {
  odds_changed: 'odds-moved',
  suspended: 'leg-suspended',
  not_available: 'leg-unavailable',
  conflict: 'cannot-combine',
  contradiction: 'custom-odds-moved',
} as const

/**
 * The legs a refusal names; one that names none is about the bet as a whole, with the figure to mend it by. Without odds a custom
 * bet has no joint price any more: the wire's `null` says so ([CUSTOM-4]).
 */
function toRefusals(
  { code, details }: Pick<BetErrorWire, 'code' | 'details'>,
  betId?: string,
): readonly PlacementRefusal[] {
  const legs = (details?.selections ?? []).map(selection => {
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
  const kind = KIND_OF_CODE.get(code)
  if (!kind || (legs.length > 0 && kind !== 'custom-odds-moved')) return legs
  const whole = {
    kind,
    code,
    ...(betId !== undefined && { betId }),
    ...(details?.limit !== undefined && { limit: details.limit }),
    ...(details?.custom_odds && { odds: details.custom_odds as Odds }),
  }
  return [...legs, whole]
}

const KIND_OF_CODE = new Map(
  Object.entries(PLACEMENT_CODES).map(([kind, code]) => [code, kind as PlacementRefusalKind]),
)
