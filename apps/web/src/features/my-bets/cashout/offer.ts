import type { BetCashoutChangedWire } from '@touchline/contract'
import type { Bet } from '@touchline/domain/bet'
import type { Money } from '@touchline/domain/money'

/** The newest offer, or why there is none. */
export type CashoutQuote = NonNullable<Bet['cashout']>

/** The offer of an event; its sum is in the unit of its own currency. */
export function toQuote({ v, to_cashout: offer, because }: BetCashoutChangedWire['message']): CashoutQuote {
  return {
    version: v,
    ...(offer && { offer: offer as Money }),
    ...(because && { because }),
  }
}

/** The newer of the list's offer and the channel's. Undefined where the back end has no cash-out. */
export function newerOfferOf(
  { cashout }: Pick<Bet, 'cashout'>,
  published: CashoutQuote | undefined,
): CashoutQuote | undefined {
  if (!cashout || !published) return cashout
  return published.version > cashout.version ? published : cashout
}
