import type { CashoutHindrance } from '@touchline/domain/cashout'
import type { Money } from '@touchline/domain/money'

/** What the bettor confirmed, with the key that makes it happen once. */
export type CashoutWish = {
  readonly key: string
  readonly betId: string
  /** Id of the player who confirmed it. */
  readonly player: string
  /** The amount on show: exactly this is paid, or nothing. */
  readonly amount: Money
  /** The part of the open stake, in subunits; absent for all of it. */
  readonly part?: number
  /** Epoch milliseconds. */
  readonly startedAt: number
  /** Cashed out before this request, in subunits: as the card showed it, then as the answer to the request has it. */
  readonly paidBefore: number
}

/** State of the cash-out of one bet in this tab; absent while nothing was confirmed. */
export type CashoutState =
  /** The request is under way. */
  | { readonly status: 'asked'; readonly wish: CashoutWish }
  /** No answer came, so the result is unknown. The request is repeated with the same key. */
  | { readonly status: 'checking'; readonly wish: CashoutWish }
  /** The bookmaker has received it and decides at `decideAt`, epoch milliseconds of the server. */
  | {
      readonly status: 'waiting'
      readonly wish: CashoutWish
      readonly decideAt?: number
      /** Version of the bet when the request was received; absent where the back end sends no versions. */
      readonly version?: number
    }
  | { readonly status: 'done'; readonly wish: CashoutWish }
  | { readonly status: 'refused'; readonly wish: CashoutWish; readonly refusal: CashoutRefusal }

/** Why nothing was cashed out. */
export type CashoutRefusal =
  /** 121, or the offer fell while the bookmaker decided. `offer` is the current one, in subunits. */
  | { readonly why: 'changed'; readonly offer?: number }
  /** 122. */
  | { readonly why: 'not-offered'; readonly because: CashoutHindrance }
  /** 123: settled, cashed out, or being cashed out elsewhere. */
  | { readonly why: 'decided' }
  /** Nothing was paid; with the server's message, if it sent one. */
  | { readonly why: 'refused'; readonly message?: string }
  /** No answer came within a minute: the bet itself shows its state. */
  | { readonly why: 'no-answer' }

/** Whether its result is not known yet. */
export function isUnderWay(state: CashoutState | undefined): boolean {
  return state !== undefined && ['asked', 'checking', 'waiting'].includes(state.status)
}
