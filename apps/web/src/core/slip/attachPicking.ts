import type { MatchId, Odds, OutcomeKey } from '@touchline/domain'
import type { Price } from '@touchline/live'
import type { Live } from '#core/live'
import type { SlipStore } from './createSlip.ts'

export interface PickingPorts {
  readonly slip: Pick<SlipStore, 'pick' | 'picks' | 'tell'>
  readonly live: { readonly store: Pick<Live['store'], 'price'> }
}

/** The part of the DOM that picking listens to. */
export type PickingRoot = Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>

/**
 * Makes every price below `root` a button of the slip, by one pair of listeners. The price is frozen when the finger goes down:
 * the price you tap is the price you get. A price that was paused then, or pauses under the finger, is refused with its reason.
 * Keyboards and assistive tech click without a finger and take the price of that moment.
 */
export function attachPicking(root: PickingRoot, { slip, live }: PickingPorts): () => void {
  let pressed: { element: Element; price: Price | undefined } | undefined

  function onDown(event: Event): void {
    const element = priceElement(event)
    pressed = element && { element, price: priceOf(element) }
  }

  function onClick(event: Event): void {
    const element = priceElement(event)
    const frozen = pressed?.element === element ? pressed : undefined
    pressed = undefined
    if (!element) return
    const id = element.dataset.price ?? ''
    const key = readKey(id)
    const now = priceOf(element)
    // Off the slip goes anything, locked or not.
    if (slip.picks.has(id)) return slip.pick(key, now?.odds ?? (1000 as Odds))
    const seen = frozen ? frozen.price : now
    const locked = [seen, now].find(price => price?.availability !== 'open')
    if (!seen || !now || locked) return slip.tell({ kind: 'pick-refused', because: locked?.because })
    slip.pick(key, seen.odds)
  }

  const onCancel = (): void => (pressed = undefined)

  function priceOf(element: HTMLElement): Price | undefined {
    return live.store.price(readKey(element.dataset.price ?? ''))?.read()
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

/** Reads what `outcomeKeyOf` wrote into `data-price`. */
function readKey(text: string): OutcomeKey {
  const [matchId = '', marketId = '', specifier = '', outcomeId = ''] = text.split('/')
  return { matchId: matchId as MatchId, marketId: Number(marketId), specifier, outcomeId }
}
