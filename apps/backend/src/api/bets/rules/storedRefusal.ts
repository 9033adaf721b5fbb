import type { BetErrorWire } from '@touchline/contract'
import { outcomeKeyOf } from '@touchline/domain/market'
import type { Locale } from '@touchline/domain/locale'
import type { BetRefusal } from './betRefusal.ts'
import { presentRefusal } from './presentRefusal.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'

/** Why a submitted bet was refused, as stored with it: the reasons, and the price of each leg at fault at that time. */
export type StoredRefusal = {
  readonly refusals: readonly BetRefusal[]
  readonly prices: Readonly<Record<string, number>>
}

export function toStoredRefusal(refusals: readonly BetRefusal[], quoteOf: QuoteOf): StoredRefusal {
  const prices = refusals.flatMap(({ leg }) => {
    const odds = leg && quoteOf(leg)?.odds
    return odds === undefined ? [] : [[outcomeKeyOf(leg!), odds] as const]
  })
  return { refusals, prices: Object.fromEntries(prices) }
}

export function presentStoredRefusal({ refusals, prices }: StoredRefusal, locale: Locale): BetErrorWire {
  return presentRefusal(refusals, leg => prices[outcomeKeyOf(leg)], locale)
}
