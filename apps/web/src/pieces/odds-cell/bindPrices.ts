import { readOutcomeKey } from '@touchline/domain/market'
import type { LiveStore } from '@touchline/live'
import { bindNote, type NoteWords, type PauseTime } from './bindNote.ts'
import { bindPrice, type Bound, type PriceWriting } from './bindPrice.ts'
import type { Picks } from './PicksProvider.tsx'

export type PriceBinding = PriceWriting & {
  readonly prices: Pick<LiveStore, 'price'>
  readonly picks: Picks
  readonly pause: PauseTime
}

/** Binds every price below `root` to its cell, and every note to the first price of its market. */
export function bindPrices(root: HTMLElement, { prices, picks, pause, ...writing }: PriceBinding): Bound {
  const bound: Bound[] = []
  const elements = root.querySelectorAll<HTMLElement>('[data-price]')
  for (const element of elements) {
    const cell = prices.price(readOutcomeKey(element.dataset.price ?? ''))
    if (cell) bound.push(bindPrice(element, figureOf(element), cell, writing))
  }
  for (const note of root.querySelectorAll<HTMLElement>('[data-pause-note]')) {
    const cell = prices.price(readOutcomeKey(note.dataset.pauseNote ?? ''))
    if (cell) bound.push(bindNote(words => writeNote(note, words), cell, { ...writing, pause }))
  }
  const showPicks = (): void => {
    for (const element of elements) {
      const key = element.dataset.price ?? ''
      const isPicked = String(picks.has(key))
      if (element.getAttribute('aria-pressed') !== isPicked) element.setAttribute('aria-pressed', isPicked)
      const way = picks.unconfirmedMove(key)
      if (way) element.dataset.asked = way
      else element.removeAttribute('data-asked')
    }
  }
  showPicks()
  const stopPicks = picks.subscribe(showPicks)
  return {
    update: () => bound.forEach(one => one.update()),
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

/** Narrow layouts show the duration alone; the reason is then in the note's title. */
function writeNote(note: HTMLElement, { text, reason = '', howLong }: NoteWords): void {
  writeText(note, text)
  if (note.title !== reason) note.title = reason
  if (howLong === undefined) note.removeAttribute('data-how-long')
  else note.dataset.howLong = howLong
}

function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild
  if (!node) element.textContent = text
  else if (node.nodeValue !== text) node.nodeValue = text
}
