import { formatMove, formatOdds, type Odds, type OddsMove, type OddsType } from '@touchline/domain/odds'
import { decimalSignOf } from '@touchline/domain/locale'

/** Odds as one visitor reads them. */
export type OddsText = {
  /** One price, or the odds of a whole bet. */
  readonly price: (odds: Odds) => string
  /** A price before and after it moved ([ODDS-13]). */
  readonly move: (before: Odds, now: Odds) => OddsMove
}

/**
 * Odds in this format with the decimal sign of this language ([ODDS-11]): the same on the server and in the browser.
 */
export function createOddsText(format: OddsType, locale: string): OddsText {
  const decimal = decimalSignOf(locale)
  return {
    price: odds => formatOdds(odds, format, decimal),
    move: (before, now) => formatMove(before, now, format, decimal),
  }
}
