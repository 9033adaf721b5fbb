import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { Live } from '#core/live'
import type { SlipStore } from '#core/slip'

export interface TakeMovedOptions {
  readonly slip: Pick<SlipStore, 'pick' | 'picks' | 'quick' | 'report'>
  readonly live: { readonly store: Pick<Live['store'], 'price'> }
}

/**
 * "Take it", after a price moved under the finger: puts it on the slip at its current odds, if it takes bets. It never removes a pick and
 * never bets at once: a bettor who answers an alert is not tapping live prices, so quick bet is turned off first ([PICK-5]).
 */
export function takeMoved({ slip, live }: TakeMovedOptions, key: OutcomeKey): void {
  if (slip.picks.has(outcomeKeyOf(key))) return
  const price = live.store.price(key)?.read()
  if (price?.availability !== 'open') return slip.report({ kind: 'pick-refused', because: price?.because })
  if (slip.quick.getState().isEnabled) slip.quick.dispatch({ type: 'turned-off' })
  slip.pick(key, price.odds)
}
