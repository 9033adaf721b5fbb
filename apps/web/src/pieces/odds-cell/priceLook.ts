import type { PauseReason } from '@touchline/domain/market'
import type { Price } from '@touchline/live'
import type { OddsText } from '#core/settings'

/** What a price shows, and why it takes no bets. */
export type PriceLook = {
  readonly figure: string
  /** In words; absent while it can be taken. */
  readonly why: string | undefined
  readonly availability: Price['availability']
  /** Whether it takes no tap now. */
  readonly isOff: boolean
}

/** Words a price needs; each language has its own. */
export type PriceTexts = {
  readonly notOffered: string
  readonly reason: (because: PauseReason) => string
  /** Which way a price went, while its mark is on show. */
  readonly moved: Readonly<Record<'up' | 'down', string>>
}

export type PriceLookOptions = {
  readonly oddsText: OddsText
  readonly texts: PriceTexts
  /** Why this place cannot take it, in words, though it is open. */
  readonly blocked?: string | undefined
}

const NO_PRICE = '–'

/** @param price undefined while no snapshot has named it: the place is kept */
export function priceLook(
  price: Price | undefined,
  { oddsText, texts, blocked }: PriceLookOptions,
): PriceLook {
  if (!price) return { figure: NO_PRICE, why: texts.notOffered, availability: 'unavailable', isOff: true }
  const { availability, because } = price
  return {
    figure: availability === 'unavailable' ? NO_PRICE : oddsText.price(price.odds),
    why: because ? texts.reason(because) : blocked,
    availability,
    isOff: availability !== 'open' || blocked !== undefined,
  }
}

/** What is seen is said, in the order it is seen: outcome, then price (WCAG 2.5.3). Then which way it went, or why it takes no bets. */
export function priceLabel(name: string, figure: string, says: string | undefined): string {
  return says === undefined ? `${name}, ${figure}` : `${name}, ${figure}, ${says}`
}

/** What is said beside a market that pauses; nothing for one outcome that has gone while the others are open. */
export function pauseNote({ availability, because }: Price, texts: PriceTexts): string {
  return availability === 'suspended' && because ? texts.reason(because) : ''
}
