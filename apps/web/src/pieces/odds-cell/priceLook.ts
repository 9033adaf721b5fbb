import type { PauseReason } from '@touchline/domain'
import type { Price } from '@touchline/live'
import type { OddsText } from '#core/settings'

/** What a price shows and says. */
export type PriceLook = {
  readonly figure: string
  readonly label: string
  readonly availability: Price['availability']
  /** Whether it takes no tap now. */
  readonly isOff: boolean
}

/** Words a price needs; each language has its own. */
export type PriceTexts = {
  readonly notOffered: string
  readonly reason: (because: PauseReason) => string
}

export type PriceLookOptions = {
  readonly oddsText: OddsText
  readonly texts: PriceTexts
  readonly name: string
  /** Why this place cannot take it, in words, though it is open. */
  readonly blocked?: string | undefined
}

/** @param price undefined while no snapshot has named it: the place is kept */
export function priceLook(
  price: Price | undefined,
  { oddsText, texts, name, blocked }: PriceLookOptions,
): PriceLook {
  if (!price) {
    return { figure: '–', label: `${name}, ${texts.notOffered}`, availability: 'unavailable', isOff: true }
  }
  const { availability, because } = price
  const figure = availability === 'unavailable' ? '–' : oddsText.price(price.odds)
  const why = because ? texts.reason(because) : blocked
  // What is seen is said, in the order it is seen: outcome, then price (WCAG 2.5.3). Then why it takes no bets.
  const label = `${name}, ${figure}${why ? `, ${why}` : ''}`
  return { figure, label, availability, isOff: availability !== 'open' || blocked !== undefined }
}

/** What is said beside a market that pauses; nothing for one outcome that has gone while the others are open. */
export function pauseNote({ availability, because }: Price, texts: PriceTexts): string {
  return availability === 'suspended' && because ? texts.reason(because) : ''
}
