import type { Cell, Price } from '@touchline/live'
import type { Marked, Marks, Move } from './marks.ts'
import { priceLabel, priceLook, type PriceLookOptions } from './priceLook.ts'

/** The part of a price's element that ticks. */
export interface PriceElement {
  readonly dataset: { readonly name?: string | undefined; readonly blocked?: string | undefined }
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
}

export type PriceWriting = Omit<PriceLookOptions, 'blocked'> & { readonly marks: Marks; readonly age: RowAge }

/** What is bound of one price or note. */
export type Bound = {
  /** Writes the texts beside the figure again, because the age of the prices has changed. */
  readonly update: () => void
  readonly stop: () => void
}

/** How old the prices of a row may be, as texts; empty while they are fresh. */
export interface RowAge {
  /** Beside each price, for screen readers. */
  detail(): string | undefined
  /** Beside the whole row, unless a suspension is shown there. */
  notes(): string
}

/**
 * Updates one price from its cell. When the price only moves, figure, label and mark are written; what makes it
 * available or unavailable is written only when that changes.
 * @param figure the text node that React made; it must stay in place, because React owns it
 */
export function bindPrice(
  element: PriceElement,
  figure: { data: string } | undefined,
  cell: Cell<Price>,
  { marks, age, ...options }: PriceWriting,
): Bound {
  const { name = '', blocked } = element.dataset
  let price = cell.read()
  let look = priceLook(price, { ...options, blocked })
  let shownMove: Move | undefined

  const marked: Marked = {
    mark(move) {
      shownMove = move
      if (move) element.setAttribute('data-move', move)
      else element.removeAttribute('data-move')
      update()
    },
  }

  function update(): void {
    const detail = look.why ?? age.detail() ?? (shownMove && options.texts.moved[shownMove])
    setAttribute(element, 'aria-label', priceLabel(name, look.figure, detail))
  }

  function write(): void {
    if (figure && figure.data !== look.figure) figure.data = look.figure
    setAttribute(element, 'data-availability', look.availability)
    setAttribute(element, 'aria-disabled', String(look.isOff))
    update()
  }

  function tick(): void {
    const before = price
    price = cell.read()
    if (before.availability !== 'open' || price.availability !== 'open') {
      look = priceLook(price, { ...options, blocked })
      marks.forget(marked)
      return write()
    }
    if (price.odds === before.odds) return
    look = { ...look, figure: options.oddsText.price(price.odds) }
    if (figure) figure.data = look.figure
    if (!marks.show(marked, price.odds > before.odds ? 'up' : 'down')) update()
  }

  write()
  const stop = cell.subscribe(tick)
  return {
    update,
    stop() {
      stop()
      marks.forget(marked)
    },
  }
}

function setAttribute(element: PriceElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
