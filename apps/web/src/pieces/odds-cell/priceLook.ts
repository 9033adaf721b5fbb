import type { PauseReason } from '@touchline/domain/market'
import type { Price } from '@touchline/live'
import type { OddsText } from '#core/settings'

/** What a price shows, and why it takes no bets. */
export type PriceLook = {
  readonly figure: string
  /** As a text; absent while bets are taken. */
  readonly why: string | undefined
  readonly availability: Price['availability']
  /** Whether a press has no effect now. */
  readonly isOff: boolean
}

/** The texts of a price in one language. */
export type PriceTexts = {
  readonly notOffered: string
  readonly reason: (because: PauseReason) => string
  /** Which way a price moved, while its mark is shown. */
  readonly moved: Readonly<Record<'up' | 'down', string>>
}

export type PriceLookOptions = {
  readonly oddsText: OddsText
  readonly texts: PriceTexts
  /** Why it cannot be picked here although it is open, as a text. */
  readonly blocked?: string | undefined
}

const NO_PRICE = '–'

/** @param price undefined until a snapshot has it; the cell is drawn empty */
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

/**
 * The label has what is visible in the same order, outcome and price (WCAG 2.5.3), then which way it moved or why it
 * takes no bets.
 */
export function priceLabel(name: string, figure: string, detail: string | undefined): string {
  return detail === undefined ? `${name}, ${figure}` : `${name}, ${figure}, ${detail}`
}

/** The text beside a suspended market; empty where a single outcome is unavailable and the others are open. */
export function pauseNote({ availability, because }: Price, texts: PriceTexts): string {
  return availability === 'suspended' && because ? texts.reason(because) : ''
}
