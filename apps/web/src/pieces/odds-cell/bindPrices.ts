import { readOutcomeKey } from '@touchline/domain'
import type { Cell, LiveStore, Price } from '@touchline/live'
import { bindPrice, type Bound, type PriceWriting } from './bindPrice.ts'
import type { Picks } from './PicksProvider.tsx'
import { pauseNote } from './priceLook.ts'

export type PriceBinding = PriceWriting & {
  readonly prices: Pick<LiveStore, 'price'>
  readonly picks: Picks
}

/** Binds every price below `root` to its cell, and every note to the price that stands for its market. */
export function bindPrices(root: HTMLElement, { prices, picks, ...writing }: PriceBinding): Bound {
  const bound: Bound[] = []
  const elements = root.querySelectorAll<HTMLElement>('[data-price]')
  for (const element of elements) {
    const cell = prices.price(readOutcomeKey(element.dataset.price ?? ''))
    if (cell) bound.push(bindPrice(element, figureOf(element), cell, writing))
  }
  for (const note of root.querySelectorAll<HTMLElement>('[data-pause-note]')) {
    const cell = prices.price(readOutcomeKey(note.dataset.pauseNote ?? ''))
    if (cell) bound.push(bindNote(note, cell, writing))
  }
  const showPicks = (): void => {
    for (const element of elements) {
      const isPicked = String(picks.has(element.dataset.price ?? ''))
      if (element.getAttribute('aria-pressed') !== isPicked) element.setAttribute('aria-pressed', isPicked)
    }
  }
  showPicks()
  const stopPicks = picks.subscribe(showPicks)
  return {
    say: () => bound.forEach(one => one.say()),
    stop() {
      bound.forEach(one => one.stop())
      stopPicks()
    },
  }
}

/** A price always shows something, so its text node is there. */
function figureOf(element: HTMLElement): Text | undefined {
  const node = element.querySelector('b')?.firstChild
  return node instanceof Text ? node : undefined
}

/** Why a market pauses comes before how old its prices are. */
function bindNote(note: HTMLElement, cell: Cell<Price>, { texts, age }: PriceWriting): Bound {
  const say = (): void => {
    const text = pauseNote(cell.read(), texts) || age.notes()
    const node = note.firstChild
    if (!node) note.textContent = text
    else if (node.nodeValue !== text) node.nodeValue = text
  }
  say()
  return { say, stop: cell.subscribe(say) }
}
