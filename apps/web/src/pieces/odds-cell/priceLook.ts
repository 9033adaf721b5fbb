import { formatOdds, type OddsType, type PauseReason } from '@touchline/domain'
import type { Price } from '@touchline/live'

/** What a price shows and says. */
export type PriceLook = {
  readonly figure: string
  readonly label: string
  readonly availability: Price['availability']
}

/** Words a price needs; each language has its own. */
export type PriceTexts = {
  readonly notOffered: string
  readonly reason: (because: PauseReason) => string
}

/** @param price undefined while no snapshot has named it: the place is kept */
export function priceLook(
  price: Price | undefined,
  { oddsType, texts, name }: { oddsType: OddsType; texts: PriceTexts; name: string },
): PriceLook {
  if (!price) return { figure: '–', label: `${name}, ${texts.notOffered}`, availability: 'unavailable' }
  const figure = price.availability === 'unavailable' ? '–' : formatOdds(price.odds, oddsType)
  const state = price.because ? `, ${texts.reason(price.because)}` : ''
  // What is seen is said, in the order it is seen: outcome, then price (WCAG 2.5.3). Then why it takes no bets.
  return { figure, label: `${name}, ${figure}${state}`, availability: price.availability }
}

/** What is said beside a market that pauses; nothing for one outcome that has gone while the others are open. */
export function pauseNote({ availability, because }: Price, texts: PriceTexts): string {
  return availability === 'suspended' && because ? texts.reason(because) : ''
}
