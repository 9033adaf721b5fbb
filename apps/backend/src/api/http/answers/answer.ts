import type { Readable } from 'node:stream'
import { ERROR_CODES, type BetErrorWire, type ErrorCode } from '@touchline/contract'

/** What a handler returns: a value of the contract, or a refusal with its code. */
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal | StoredAnswer | StreamedAnswer

/** An answer that was stored earlier, including its body: it is sent unchanged, however often it is requested. */
export type StoredAnswer = { readonly ok: 'stored'; readonly status: number; readonly body: object }

/** A text of the call's media type, sent as a stream. */
export type StreamedAnswer = { readonly ok: 'streamed'; readonly text: Readable }

export type Refusal = {
  readonly ok: false
  readonly status: number
  readonly code: ErrorCode
  /** What is wrong with each input field, by its path. */
  readonly fields?: Readonly<Record<string, string>>
  readonly errorsByBet?: Readonly<Record<string, BetErrorWire>>
  /** Only for 429 or 503: seconds until the same request may succeed, if known. */
  readonly retryAfterS?: number
}

export function answer<T>(value: T): Answer<T> {
  return { ok: true, value }
}

export function stream(text: Readable): StreamedAnswer {
  return { ok: 'streamed', text }
}

/** A refusal of bets, by their index in the request, under one common code. */
export function refuseBets(errorsByBet: Readonly<Record<string, BetErrorWire>>): Refusal {
  return refuse(422, leadingError(errorsByBet)!.code as ErrorCode, { errorsByBet })
}

/** The first refusal that concerns the bet itself; other bets of the request are only refused along with it. */
export function leadingError(errorsByBet: Readonly<Record<string, BetErrorWire>>): BetErrorWire | undefined {
  const errors = Object.values(errorsByBet)
  return errors.find(({ code }) => code !== ERROR_CODES.groupRefused) ?? errors[0]
}

export function refuse(
  status: number,
  code: ErrorCode,
  more: Pick<Refusal, 'fields' | 'errorsByBet' | 'retryAfterS'> = {},
): Refusal {
  return { ok: false, status, code, ...more }
}
