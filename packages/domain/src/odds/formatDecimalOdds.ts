import type { Odds } from './odds.ts'

/**
 * Odds as a decimal, the format that most sites show first ([ODDS-5]). Western digits; `decimalSign` is the locale's.
 * Apart from the other formats, so that a page in decimals loads no code for them.
 */
export function formatDecimalOdds(odds: Odds, decimalSign: string): string {
  return thousandths(odds).replace('.', decimalSign)
}

/** Two decimals; three when the third is not zero, because 1.005 must not be shown as 1.00 or 1.01. */
export function thousandths(scaled: number): string {
  // Uses the digits directly, because this runs for each price that ticks.
  const digits = String(scaled).padStart(4, '0')
  return `${digits.slice(0, -3)}.${digits.slice(-3, scaled % 10 === 0 ? -1 : undefined)}`
}
