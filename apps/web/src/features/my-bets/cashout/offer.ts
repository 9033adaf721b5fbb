import type { BetCashoutChangedWire } from '@touchline/contract'
import type { Bet } from '@touchline/domain/bet'
import type { Money } from '@touchline/domain/money'

/** An offer as it was told last, or why there is none. */
export type CashoutQuote = NonNullable<Bet['cashout']>

/** The offer the channel told; its sum is in the unit of its own currency. */
export function toQuote({ v, to_cashout: offer, because }: BetCashoutChangedWire['message']): CashoutQuote {
  return {
    version: v,
    ...(offer && { offer: offer as Money }),
    ...(because && { because }),
  }
}

/** The later of what the list and the channel told. Undefined where the back end has no cash-out at all. */
export function offerOf(
  { cashout }: Pick<Bet, 'cashout'>,
  told: CashoutQuote | undefined,
): CashoutQuote | undefined {
  if (!cashout || !told) return cashout
  return told.version > cashout.version ? told : cashout
}
