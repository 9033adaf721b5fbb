import type { CashoutHindrance } from '@touchline/domain/cashout'
import type { Money } from '@touchline/domain/money'

/** What the bettor confirmed, with the key that makes it happen once. */
export type CashoutWish = {
  readonly key: string
  readonly betId: string
  /** Id of the player who confirmed it. */
  readonly player: string
  /** What was on show: exactly this is paid, or nothing. */
  readonly amount: Money
  /** The part of the open stake, in subunits; absent for all of it. */
  readonly part?: number
  /** Epoch milliseconds. */
  readonly startedAt: number
  /** Cashed out before this wish, in subunits: as the card showed it, then as the bet was when the wish was taken in. */
  readonly paidBefore: number
}

/** Where the cash-out of one bet stands in this tab; absent while nothing was confirmed. */
export type CashoutState =
  /** On its way. */
  | { readonly status: 'asked'; readonly wish: CashoutWish }
  /** No answer came: neither done nor refused. It is asked again with the same key. */
  | { readonly status: 'checking'; readonly wish: CashoutWish }
  /** The bookmaker has it and decides at `decideAt`, epoch milliseconds of the server. */
  | {
      readonly status: 'waiting'
      readonly wish: CashoutWish
      readonly decideAt?: number
      /** Version of the bet when it was taken in; absent where the back end does not count. */
      readonly version?: number
    }
  | { readonly status: 'done'; readonly wish: CashoutWish }
  | { readonly status: 'refused'; readonly wish: CashoutWish; readonly refusal: CashoutRefusal }

/** Why nothing was cashed out. */
export type CashoutRefusal =
  /** 121, or the offer fell while the bookmaker decided. `offer` is the one of now, in subunits. */
  | { readonly why: 'changed'; readonly offer?: number }
  /** 122. */
  | { readonly why: 'not-offered'; readonly because: CashoutHindrance }
  /** 123: settled, cashed out, or being cashed out elsewhere. */
  | { readonly why: 'decided' }
  /** Nothing was done, in the server's words where it has some. */
  | { readonly why: 'refused'; readonly message?: string }
  /** Nobody answered within a minute: the bet itself says what became of it. */
  | { readonly why: 'no-answer' }

/** Whether it is not known yet how it ends. */
export function isUnderWay(state: CashoutState | undefined): boolean {
  return state !== undefined && ['asked', 'checking', 'waiting'].includes(state.status)
}
