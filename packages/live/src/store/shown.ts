import type { MatchId, MatchState, OutcomeKey } from '@touchline/domain'
import type { Cell, Frame, WritableCell } from './cell.ts'
import type { LiveValues } from './liveStore.ts'
import type { Price } from './types.ts'

/** Values as they are shown: while paused, figures and scores stand still. That a price is suspended is told all the same. */
export interface Shown extends LiveValues {
  readonly paused: Cell<boolean>
  setPaused(paused: boolean): void
}

/** Where the values come from. */
type Source = {
  price(key: OutcomeKey): WritableCell<Price> | undefined
  matchState(id: MatchId): WritableCell<MatchState> | undefined
  availableMarkets(id: MatchId): WritableCell<number> | undefined
  /** Every cell there is. */
  cells(): Iterable<AnyCell>
}
type AnyCell = Pick<WritableCell<unknown>, 'read' | 'touch' | 'listeners'>

export function createShown(frame: Frame, source: Source): Shown {
  const paused = frame.cell(false)
  /** Shown cells by what they show: asked for twice, a value has one cell. */
  const shown = new WeakMap<AnyCell, Cell<unknown>>()
  /** What each value was when it began to stand still. */
  let held = new WeakMap<AnyCell, unknown>()

  /** @param mix what is shown of a value while paused: of it when held, and of what it is now */
  function shownOf<T>(cell: WritableCell<T> | undefined, mix: (then: T, now: T) => T): Cell<T> | undefined {
    if (!cell) return undefined
    let self = shown.get(cell) as Cell<T> | undefined
    if (self) return self
    self = {
      read() {
        const now = cell.read()
        if (!paused.read()) return now
        const value = held.has(cell) ? mix(held.get(cell) as T, now) : now
        held.set(cell, value)
        return value
      },
      subscribe: cell.subscribe,
    }
    shown.set(cell, self)
    return self
  }

  return {
    price: key => shownOf(source.price(key), pausedPrice),
    matchState: id => shownOf(source.matchState(id), pausedState),
    availableMarkets: id => shownOf(source.availableMarkets(id), then => then),
    paused,
    setPaused(next) {
      if (next === paused.read()) return
      paused.write(next)
      held = new WeakMap()
      for (const cell of source.cells()) {
        if (!next) cell.touch()
        else if (cell.listeners > 0) held.set(cell, cell.read())
      }
    },
  }
}

function pausedPrice(then: Price, now: Price): Price {
  const isSame = then.availability === now.availability && then.because === now.because
  return isSame ? then : { ...now, odds: then.odds }
}

function pausedState(then: MatchState, now: MatchState): MatchState {
  return then.status === now.status ? then : { ...then, status: now.status }
}
