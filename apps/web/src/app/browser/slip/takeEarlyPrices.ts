import { priceKeyOf, type SlipStore } from '#core/slip'
import { figureOf, PRICE } from '../../boot/earlyTaps.ts'

/**
 * The slip is loaded: prices that were tapped earlier are added to it at the price that was tapped. One that moved
 * meanwhile, or left the page, is not added: the slip shows the change, and the bettor decides.
 */
export function takeEarlyPrices(taps: Window['earlyTaps'], slip: Pick<SlipStore, 'report'>): void {
  for (const { element, figure } of taps?.take(PRICE) ?? []) {
    if (element.isConnected && figureOf(element) === figure) element.click()
    else slip.report({ kind: 'tap-moved', key: priceKeyOf(element) })
  }
}
