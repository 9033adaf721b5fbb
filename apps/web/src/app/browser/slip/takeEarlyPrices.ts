import { priceKeyOf, type SlipStore } from '#core/slip'
import { figureOf, PRICE } from '../../boot/earlyTaps.ts'

/**
 * The slip is here: prices that were tapped before go onto it at the price that was tapped. One that moved meanwhile, or left the page, is
 * not taken: the slip shows the change and asks.
 */
export function takeEarlyPrices(taps: Window['earlyTaps'], slip: Pick<SlipStore, 'report'>): void {
  for (const { element, figure } of taps?.take(PRICE) ?? []) {
    if (element.isConnected && figureOf(element) === figure) element.click()
    else slip.report({ kind: 'tap-moved', key: priceKeyOf(element) })
  }
}
