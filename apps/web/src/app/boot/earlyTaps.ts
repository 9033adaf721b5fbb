/** A tap on an element whose code was not loaded yet. */
export interface EarlyTap {
  readonly element: HTMLElement
  /** What the element showed when it was tapped: for a price, its odds. */
  readonly figure: string | undefined
}

/**
 * Stores taps from first paint on. It is a property of `window`, because the script that starts it is not one of the
 * page's modules.
 */
export interface EarlyTaps {
  /** Taps on elements that match the selector, in their order; afterwards such taps are no longer stored. */
  take(selector: string): readonly EarlyTap[]
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/** Prices, and controls of the frame whose code comes after first paint. */
export const PRICE = '[data-price]'
export const CONTROL = '[data-early]'
/** Set on an element that was tapped, so that it looks pressed within a frame. */
const KEPT = 'data-kept'

/**
 * Stores every tap on a price or an early control until its code takes it. A second tap on the same element undoes
 * the first. Runs before first paint.
 */
export function collectEarlyTaps(
  target: Pick<Document, 'addEventListener' | 'removeEventListener'>,
): EarlyTaps {
  const waiting = new Set([PRICE, CONTROL])
  const taps = new Map<HTMLElement, EarlyTap>()

  function storeTap(event: Event): void {
    const tapped = event.target as Partial<Element> | null
    const element = tapped?.closest?.<HTMLElement>([...waiting].join())
    if (!element) return
    event.preventDefault()
    if (taps.delete(element)) return element.removeAttribute(KEPT)
    taps.set(element, { element, figure: figureOf(element) })
    element.setAttribute(KEPT, '')
  }

  target.addEventListener('click', storeTap, true)
  return {
    take(selector) {
      waiting.delete(selector)
      if (waiting.size === 0) target.removeEventListener('click', storeTap, true)
      const taken = [...taps.values()].filter(({ element }) => element.matches(selector))
      for (const { element } of taken) {
        taps.delete(element)
        element.removeAttribute(KEPT)
      }
      return taken
    },
  }
}

/** The odds in a price's text, without its caption and marks. */
export function figureOf(element: HTMLElement): string | undefined {
  return element.querySelector('b')?.textContent ?? undefined
}
