import type { MatchId, MatchState, OutcomeKey } from '@touchline/domain'
import type { Cell, Frame, WritableCell } from './cell.ts'
import type { LiveValues } from './liveStore.ts'
import type { Price } from './types.ts'

/** Values as they are shown: while paused, figures and scores stand still. That a price is suspended is told all the same. */
export interface Shown extends LiveValues {
  readonly paused: Cell<boolean>
  setPaused(paused: boolean): void
}

/** Where the values come from: cells that can be woken. */
type Source = {
  price(key: OutcomeKey): WritableCell<Price> | undefined
  matchState(id: MatchId): WritableCell<MatchState> | undefined
  availableMarkets(id: MatchId): WritableCell<number> | undefined
}
type Listened = { readonly cell: WritableCell<unknown>; listeners: number; hold(): void }

export function createShown(frame: Frame, source: Source): Shown {
  const paused = frame.cell(false)
  /** Shown cells by what they show: asked for twice, a value has one cell. */
  const cells = new WeakMap<WritableCell<never>, Cell<unknown>>()
  /** Those that somebody looks at, which a pause must hold. */
  const looked = new Set<Listened>()
  let held = new WeakMap<WritableCell<never>, unknown>()

  /** @param mix what is shown of a value while paused: of it when held, and of what it is now */
  function shownOf<T>(cell: WritableCell<T> | undefined, mix: (then: T, now: T) => T): Cell<T> | undefined {
    if (!cell) return undefined
    const key = cell as WritableCell<never>
    const known = cells.get(key)
    if (known) return known as Cell<T>
    const self: Listened = {
      cell: cell as WritableCell<unknown>,
      listeners: 0,
      hold: () => held.set(key, cell.read()),
    }
    const shown: Cell<T> = {
      read() {
        if (!paused.read()) return cell.read()
        if (!held.has(key)) self.hold()
        const mixed = mix(held.get(key) as T, cell.read())
        held.set(key, mixed)
        return mixed
      },
      subscribe(listener) {
        const stop = cell.subscribe(listener)
        self.listeners++
        looked.add(self)
        let isOn = true
        return () => {
          if (!isOn) return
          isOn = false
          stop()
          if (--self.listeners === 0) looked.delete(self)
        }
      },
    }
    cells.set(key, shown)
    return shown
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
      for (const one of looked) {
        if (next) one.hold()
        else one.cell.touch()
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
