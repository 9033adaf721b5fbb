import type { OutcomeKey } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import { guardTap, type TapVerdict } from '@touchline/domain/tap'
import type { Price } from '@touchline/live'
import type { Live } from '#core/live'
import type { SlipNews } from '../news/index.ts'
import type { TapWatch } from './attachTapWatch.ts'
import type { SlipPicks } from './createPicks.ts'

import { priceKeyOf } from './priceKeyOf.ts'

export interface PickingOptions {
  readonly slip: PickedSlip
  readonly live: { readonly shown: Pick<Live['shown'], 'price'> }
  /** What happened to prices just before. */
  readonly taps: Pick<TapWatch, 'historyOf'>
  /** Milliseconds, on the clock of `taps`. */
  readonly now: () => number
}

/** What picking needs of the slip. */
export interface PickedSlip {
  readonly picks: Pick<SlipPicks, 'has'>
  pick(key: OutcomeKey, odds: Odds): void
  report(news: SlipNews): void
}

/** The part of the DOM that picking listens to. */
export type PickingRoot = Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>

type Tap = {
  readonly element: HTMLElement
  /** Its outcome. */
  readonly id: string
  readonly price: Price | undefined
  readonly guard: TapVerdict
}

/**
 * Makes every price below `root` a button of the slip, by one pair of listeners. The price is frozen when the finger
 * goes down: the price you tap is the price you get. A price that was paused then, or pauses under the finger, is
 * refused with its reason; one that moved or changed its outcome just before is not taken silently ([TAP-1],
 * [TAP-2]). Keyboards and assistive technology click without a finger and take the price of that moment.
 */
export function attachPicking(root: PickingRoot, { slip, live, taps, now }: PickingOptions): () => void {
  let pressed: Tap | undefined

  function onDown(event: Event): void {
    const element = priceElement(event)
    pressed = element && { ...seenOf(element), guard: guardTap({ now: now(), ...taps.historyOf(element) }) }
  }

  function onClick(event: Event): void {
    const element = priceElement(event)
    const frozen = pressed?.element === element ? pressed : undefined
    pressed = undefined
    if (!element) return
    const current = seenOf(element)
    const { price: seen, guard } = frozen ?? { ...current, guard: guardOfKey(element) }
    const isOnSlip = slip.picks.has(current.id)
    const locked = [seen, current.price].find(price => price?.availability !== 'open')
    if (!isOnSlip && (!seen || !current.price || locked))
      return slip.report({ kind: 'pick-refused', because: locked?.because })
    const key = priceKeyOf(element)
    if (guard.kind === 'ask' || (frozen && frozen.id !== current.id))
      return slip.report({ kind: 'tap-moved', key })
    // Any price can be removed from the slip, locked or not.
    const odds = guard.kind === 'take-at' ? guard.seen : seen?.odds
    slip.pick(key, odds ?? (1000 as Odds))
  }

  const onCancel = (): void => (pressed = undefined)

  function seenOf(element: HTMLElement): Omit<Tap, 'guard'> {
    const price = live.shown.price(priceKeyOf(element))?.read()
    return { element, id: element.dataset.price ?? '', price }
  }

  /** A key press counts for the focused element, wherever that has moved. */
  function guardOfKey(element: HTMLElement): TapVerdict {
    const { placedAt: _, ...history } = taps.historyOf(element)
    return guardTap({ now: now(), ...history })
  }

  root.addEventListener('pointerdown', onDown)
  root.addEventListener('pointercancel', onCancel)
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('pointerdown', onDown)
    root.removeEventListener('pointercancel', onCancel)
    root.removeEventListener('click', onClick)
  }
}

function priceElement(event: Event): HTMLElement | undefined {
  const target = event.target as Partial<Pick<Element, 'closest'>> | null
  return target?.closest?.<HTMLElement>('[data-price]') ?? undefined
}
