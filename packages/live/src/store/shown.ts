import type { Cell, WritableCell } from './cell.ts'
import type { LiveCells, LiveValues } from './liveValues.ts'

type AnyCell = Pick<WritableCell<unknown>, 'read' | 'touch' | 'listeners'>

/**
 * The store's values as they are shown: while the display is paused, a cell may show another value than the store has.
 */
export interface Shown extends LiveValues {
  /** Shows all values through `view` from now on; undefined: unchanged. */
  setView(view: View | undefined): void
}
/** Returns the value to show for a cell. */
export type View = <T>(cell: Pick<WritableCell<T>, 'read'>) => T

/** Creates the cells that components read: those of the store, or what a view shows instead. */
export function createShown({ price, matchState, availableMarkets }: LiveCells): Shown {
  /** Shown cells by their source: a value that is requested twice has one cell. */
  const shown = new WeakMap<AnyCell, Cell<unknown>>()
  let view: View | undefined

  function shownOf<T>(cell: WritableCell<T> | undefined): Cell<T> | undefined {
    if (!cell) return undefined
    let self = shown.get(cell) as Cell<T> | undefined
    if (!self) {
      self = {
        read: () => (view ? view(cell) : cell.read()),
        subscribe: listener => cell.subscribe(listener),
      }
      shown.set(cell, self)
    }
    return self
  }

  return {
    price: key => shownOf(price(key)),
    matchState: id => shownOf(matchState(id)),
    availableMarkets: id => shownOf(availableMarkets(id)),
    setView: next => (view = next),
  }
}
