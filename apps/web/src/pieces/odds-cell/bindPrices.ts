import { readOutcomeKey } from '@touchline/domain'
import type { Cell, LiveStore, Price } from '@touchline/live'
import type { OddsText } from '#core/settings'
import type { Marks } from './marks.ts'
import type { Picks } from './PicksProvider.tsx'
import { pauseNote, priceLook, type PriceTexts } from './priceLook.ts'

export interface PriceBinding {
  readonly store: LiveStore
  readonly picks: Picks
  readonly marks: Marks
  readonly texts: PriceTexts
  readonly oddsText: OddsText
}

/** Binds every price below `root` to its cell: a tick writes one text node and a few attributes. Returns the clean-up. */
export function bindPrices(root: HTMLElement, binding: PriceBinding): () => void {
  const stops: (() => void)[] = []
  const elements = root.querySelectorAll<HTMLElement>('[data-price]')
  for (const element of elements) {
    const cell = binding.store.price(readOutcomeKey(element.dataset.price ?? ''))
    if (cell) stops.push(bindPrice(element, cell, binding))
  }
  for (const note of root.querySelectorAll<HTMLElement>('[data-pause-note]')) {
    const cell = binding.store.price(readOutcomeKey(note.dataset.pauseNote ?? ''))
    if (cell) stops.push(bindNote(note, cell, binding.texts))
  }
  const showPicks = (): void => {
    for (const element of elements) {
      setAttribute(element, 'aria-pressed', String(binding.picks.has(element.dataset.price ?? '')))
    }
  }
  showPicks()
  stops.push(binding.picks.subscribe(showPicks))
  return () => stops.forEach(stop => stop())
}

function bindPrice(
  element: HTMLElement,
  cell: Cell<Price>,
  { marks, texts, oddsText }: PriceBinding,
): () => void {
  const { name = '', blocked } = element.dataset
  const figure = element.querySelector('b')
  let shown = cell.read()

  function write(price: Price): void {
    const look = priceLook(price, { oddsText, texts, name, blocked })
    if (figure) setText(figure, look.figure)
    setAttribute(element, 'data-availability', look.availability)
    setAttribute(element, 'aria-disabled', String(look.isOff))
    setAttribute(element, 'aria-label', look.label)
  }

  write(shown)
  const stop = cell.subscribe(() => {
    const price = cell.read()
    const moved = price.odds - shown.odds
    const wasOpen = shown.availability === 'open'
    shown = price
    write(price)
    if (moved !== 0 && wasOpen && price.availability === 'open')
      marks.show(element, moved > 0 ? 'up' : 'down')
  })
  return () => {
    stop()
    marks.forget(element)
  }
}

function bindNote(note: HTMLElement, cell: Cell<Price>, texts: PriceTexts): () => void {
  const write = (): void => {
    setText(note, pauseNote(cell.read(), texts))
  }
  write()
  return cell.subscribe(write)
}

/** Writes into the text node React made, so that React still owns the node it knows. */
function setText(element: Element, text: string): void {
  const node = element.firstChild
  if (!node) element.textContent = text
  else if (node.nodeValue !== text) node.nodeValue = text
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
