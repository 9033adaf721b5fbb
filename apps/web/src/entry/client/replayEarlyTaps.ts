import { priceKeyOf, type SlipStore } from '#core/slip'
import { CONTROL, figureOf, PRICE, type EarlyTaps } from '../earlyTaps.ts'

/** The controls of the frame work now: what was tapped before they did opens. */
export function replayControls(taps: EarlyTaps | undefined): void {
  for (const { element } of taps?.take(CONTROL) ?? []) element.click()
}

/**
 * The slip is here: prices that were tapped before go onto it at the price that was tapped. One that moved meanwhile, or left the page, is
 * not taken: the bettor is told and asked.
 */
export function replayPrices(taps: EarlyTaps | undefined, slip: Pick<SlipStore, 'tell'>): void {
  for (const { element, figure } of taps?.take(PRICE) ?? []) {
    if (element.isConnected && figureOf(element) === figure) element.click()
    else slip.tell({ kind: 'tap-moved', key: priceKeyOf(element) })
  }
}
