import { ERROR_CODES, toBet, toMoney, type CallError, type CallReply } from '@touchline/contract'
import type { BetErrorWire, BetWire, ErrorBodyWire } from '@touchline/contract'
import type { Bet } from '@touchline/domain/bet'
import type { MatchId } from '@touchline/domain/match'
import type { Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import {
  PLACEMENT_CODES,
  isAboutBets,
  toPlaceBetError,
  type PlaceBetError,
  type PlacementRefusal,
  type PlacementRefusalKind,
} from '@touchline/domain/placing'
import type { DraftBet } from '@touchline/domain/slip'
import type { RequestAnswer } from '@touchline/exactly-once'
import { outgoing, type OutgoingBet } from './outgoing.ts'

/** Bets that were placed, and what was refused of the same request. */
export type PlacedBets = { readonly placed: readonly Bet[]; readonly sorted: Sorted }

/** Bets that the back end has received and decides after the live delay. */
export type SubmittedBets = { readonly bets: readonly BetWire[]; readonly sorted: Sorted }

/** What an answer to a placement means. */
export type PlaceAnswer = RequestAnswer<SubmittedBets, PlacedBets, PlaceBetError>

/** The meaning of a 2xx answer, or of bets looked up again; `sorted` has the reasons of those that were refused. */
export function toAcceptance(wires: readonly BetWire[], sorted: Sorted): PlaceAnswer {
  if (wires.some(bet => bet.status === 'submitted')) {
    return { kind: 'accepted', accepted: { bets: wires, sorted } }
  }
  const taken = wires.filter(isTaken)
  return taken.length === 0
    ? allRefused(sorted, stakesBack(wires))
    : { kind: 'done', done: { placed: taken.map(toBet), sorted } }
}

/** The stakes returned for bets that were received and then refused: they were taken on arrival. */
function stakesBack(refused: readonly BetWire[]): Money | undefined {
  const [first] = refused
  return first && toMoney({ ...first.stake, value: refused.reduce((sum, { stake }) => sum + stake.value, 0) })
}

function isTaken(bet: BetWire | undefined): boolean {
  return bet !== undefined && bet.status !== 'rejected' && bet.status !== 'cancelled'
}

/** None of the bets was placed: the same as an immediate refusal. */
function allRefused({ sent, refused }: Sorted, returned: Money | undefined): PlaceAnswer {
  const errors = [...refused].flatMap(([index, error]) => (error ? [[String(index), error] as const] : []))
  const first = errors.map(([, error]) => error).find(isOwn) ?? errors[0]?.[1]
  const back = returned && { returned }
  if (!first) return refusedFor({ kind: 'uncoded', ...back })
  const problem = toProblem(422, { ...first, errors_by_bet: Object.fromEntries(errors) }, sent)
  return refusedFor({ ...problem, ...back })
}

function refusedFor(refusal: PlaceBetError, isAboutSubject = true): PlaceAnswer {
  return { kind: 'refused', refusal, isAboutSubject }
}

/**
 * A refusal, and whether it is about one of the bets ([PLACE-36]); unknown where the server could not say (5xx, still
 * running, too busy).
 */
export function toRefusal(error: CallError, drafts: readonly DraftBet[]): PlaceAnswer {
  if (error.kind !== 'refused' || error.status >= 500 || [408, 409, 425, 429].includes(error.status)) {
    return { kind: 'unknown' }
  }
  const { status, body } = error
  // The key was used by another request: this answer does not say what that one came to.
  if (body?.code === ERROR_CODES.idempotencyMismatch) return { kind: 'unknown' }
  return refusedFor(
    body ? toProblem(status, body, outgoing(drafts)) : toPlaceBetError({ status }),
    isAboutBets(body?.code, body ? riskKeysOf(body) : []),
  )
}

/** Risk keys of the request and of each of its bets. */
function riskKeysOf(body: ErrorBodyWire): string[] {
  const all = [body, ...Object.values(body.errors_by_bet ?? {})]
  return all.flatMap(({ details }) => details?.risk_keys ?? [])
}

function toProblem(status: number, body: ErrorBodyWire, sent: readonly OutgoingBet[]): PlaceBetError {
  const errors = Object.entries(body.errors_by_bet ?? {})
  // Back ends that judge a request as a whole send one reason for it.
  const refusals =
    errors.length > 0
      ? errors.flatMap(([index, one]) => toRefusals(one, sent[Number(index)]?.draft.id))
      : toRefusals(body)
  return toPlaceBetError({
    status,
    code: body.code,
    message: body.localized_message,
    byBet: toMessages(errors, sent),
    refusals,
    riskKeys: riskKeysOf(body),
    ...(body.details && { details: body.details }),
  })
}

/** Bets of a request by the answer to each. */
export type Sorted = {
  readonly sent: readonly OutgoingBet[]
  /** Those that were refused, by their index in the request, with the reason where one was given. */
  readonly refused: ReadonlyMap<number, BetErrorWire | undefined>
}

/** Separates the placed bets of a request from those that were refused. */
export function sortAnswered(
  { errors_by_bet: errors = {} }: Pick<CallReply<'placeBets'>, 'errors_by_bet'>,
  drafts: readonly DraftBet[],
): Sorted {
  const refused = new Map(Object.entries(errors).map(([index, error]) => [Number(index), error]))
  return { sent: outgoing(drafts), refused }
}

/** The same after the live delay: `decided` are the bets that were received, in the order of the answer. */
export function sortDecided({ sent, refused }: Sorted, decided: readonly BetWire[]): Sorted {
  const waiting = sent.flatMap((_, index) => (refused.has(index) ? [] : [index]))
  const rejected = waiting.flatMap((index, i) =>
    isTaken(decided[i]) ? [] : [[index, decided[i]?.refusal ?? undefined] as const],
  )
  return { sent, refused: new Map([...refused, ...rejected]) }
}

/** What was refused while other bets were placed: which drafts return to the slip, why, and what fixes them. */
export function refusedBeside({ sent, refused }: Sorted): {
  /** Ids of the drafts of which no part was placed: any other would be placed twice. */
  readonly left: readonly string[]
  readonly messages: readonly string[]
  readonly refusals: readonly PlacementRefusal[]
} {
  const ids = new Set([...refused.keys()].flatMap(index => sent[index]?.draft.id ?? []))
  const taken = new Set(sent.flatMap(({ draft }, index) => (refused.has(index) ? [] : [draft.id])))
  const errors = [...refused].flatMap(([index, error]) => (error ? [{ index, error }] : []))
  return {
    left: [...ids].filter(id => !taken.has(id)),
    messages: [
      ...new Set(errors.filter(({ error }) => isOwn(error)).map(({ error }) => error.localized_message)),
    ],
    refusals: errors.flatMap(({ index, error }) => toRefusals(error, sent[index]?.draft.id)),
  }
}

/** Whether a bet was refused for itself, and not because another part of its named bet was refused. */
function isOwn({ code }: BetErrorWire): boolean {
  return code !== ERROR_CODES.groupRefused
}

/** Messages by draft; a draft that is sent as several bets may have several. */
function toMessages(
  errors: readonly (readonly [string, BetErrorWire])[],
  sent: readonly OutgoingBet[],
): Record<string, string> {
  const byBet: Record<string, string> = {}
  for (const [index, error] of errors) {
    if (!isOwn(error)) continue
    const { localized_message: message } = error
    const id = sent[Number(index)]?.draft.id ?? index
    const known = byBet[id]
    if (known === undefined) byBet[id] = message
    else if (!known.includes(message)) byBet[id] = `${known} ${message}`
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
 * The legs that a refusal names; one that names none is about the bet as a whole, with the limit that fixes it. A
 * custom bet whose odds are `null` on the wire has no joint price any more ([CUSTOM-4]).
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
