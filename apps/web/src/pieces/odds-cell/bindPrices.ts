import { readOutcomeKey } from '@touchline/domain'
import type { Cell, LiveStore, Price } from '@touchline/live'
import { bindPrice, type PriceWriting } from './bindPrice.ts'
import type { Picks } from './PicksProvider.tsx'
import { pauseNote, type PriceTexts } from './priceLook.ts'

export type PriceBinding = PriceWriting & {
  readonly prices: Pick<LiveStore, 'price'>
  readonly picks: Picks
}

/** Binds every price below `root` to its cell. Returns the clean-up. */
export function bindPrices(root: HTMLElement, { prices, picks, ...writing }: PriceBinding): () => void {
  const stops: (() => void)[] = []
  const elements = root.querySelectorAll<HTMLElement>('[data-price]')
  for (const element of elements) {
    const cell = prices.price(readOutcomeKey(element.dataset.price ?? ''))
    if (cell) stops.push(bindPrice(element, figureOf(element), cell, writing))
  }
  for (const note of root.querySelectorAll<HTMLElement>('[data-pause-note]')) {
    const cell = prices.price(readOutcomeKey(note.dataset.pauseNote ?? ''))
    if (cell) stops.push(bindNote(note, cell, writing.texts))
  }
  const showPicks = (): void => {
    for (const element of elements) {
      const isPicked = String(picks.has(element.dataset.price ?? ''))
      if (element.getAttribute('aria-pressed') !== isPicked) element.setAttribute('aria-pressed', isPicked)
    }
  }
  showPicks()
  stops.push(picks.subscribe(showPicks))
  return () => stops.forEach(stop => stop())
}

/** A price always shows something, so its text node is there. */
function figureOf(element: HTMLElement): Text | undefined {
  const node = element.querySelector('b')?.firstChild
  return node instanceof Text ? node : undefined
}

function bindNote(note: HTMLElement, cell: Cell<Price>, texts: PriceTexts): () => void {
  const write = (): void => {
    const text = pauseNote(cell.read(), texts)
    const node = note.firstChild
    if (!node) note.textContent = text
    else if (node.nodeValue !== text) node.nodeValue = text
  }
  write()
  return cell.subscribe(write)
}
