import { formatDecimalOdds, type Odds, type OddsMove, type OddsType } from '@touchline/domain/odds'
import { decimalSignOf } from '@touchline/domain/locale'

/** Odds as one visitor reads them. */
export type OddsText = {
  /** One price, or the odds of a whole bet. */
  readonly price: (odds: Odds) => string
  /** A price before and after it moved ([ODDS-13]). */
  readonly move: (before: Odds, now: Odds) => OddsMove
}

/** The code of the formats other than decimal. */
export type OtherFormats = Pick<typeof import('@touchline/domain/odds'), 'formatMove' | 'formatOdds'>

/**
 * Odds in this format with the decimal sign of this language ([ODDS-11]): the same on the server and in the browser.
 * @param others without it odds are decimals, whatever the format
 */
export function createOddsText(format: OddsType, locale: string, others?: OtherFormats): OddsText {
  const decimal = decimalSignOf(locale)
  if (others)
    return {
      price: odds => others.formatOdds(odds, format, decimal),
      move: (before, now) => others.formatMove(before, now, format, decimal),
    }
  const price = (odds: Odds): string => formatDecimalOdds(odds, decimal)
  return { price, move: (before, now) => ({ before: price(before), now: price(now) }) }
}
