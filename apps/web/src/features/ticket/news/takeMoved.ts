import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { Live } from '#core/live'
import type { SlipStore } from '#core/slip'

export interface TakeMovedOptions {
  readonly slip: Pick<SlipStore, 'pick' | 'picks' | 'quick' | 'report'>
  readonly live: { readonly store: Pick<Live['store'], 'price'> }
}

/**
 * "Add it", pressed for a price that had moved under the finger: adds it to the slip at its current price, if it
 * takes bets. It never removes a selection and never places a bet at once: answering a question is not a tap on a
 * live price, so quick bet is switched off first ([PICK-5]).
 */
export function takeMoved({ slip, live }: TakeMovedOptions, key: OutcomeKey): void {
  if (slip.picks.has(outcomeKeyOf(key))) return
  const price = live.store.price(key)?.read()
  if (price?.availability !== 'open') return slip.report({ kind: 'pick-refused', because: price?.because })
  if (slip.quick.getState().isEnabled) slip.quick.dispatch({ type: 'turned-off' })
  slip.pick(key, price.odds)
}
