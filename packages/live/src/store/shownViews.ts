import type { PauseReason } from '@touchline/domain/market'
import type { MatchState } from '@touchline/domain/match'
import type { WritableCell } from './cell.ts'
import type { LiveStore } from './liveStore.ts'
import type { View } from './shown.ts'
import type { Price } from './types.ts'

/** Ways to show the store's values without changing them. */
export interface ShownViews {
  /** Pauses or resumes shown prices and scores; suspended prices and finished matches are shown in both cases. */
  pause(isPaused: boolean): void
  /**
   * Without a network no price can be bet on: each open one is shown as paused, with that as its reason ([MARKET-5]).
   */
  lock(isLocked: boolean): void
}

/** Switches what all cells show: live values, paused values, or locked prices. */
export function createShownViews({ shown, nodes }: Pick<LiveStore, 'shown' | 'nodes'>): ShownViews {
  let still: View | undefined
  let isLocked = false

  function show(): void {
    const below: View = still ?? (cell => cell.read())
    shown.setView(isLocked ? cell => lockedValue(below(cell)) : still)
  }
  function eachCell(
    visit: (cell: Pick<WritableCell<unknown>, 'read' | 'touch' | 'listeners'>) => void,
  ): void {
    for (const node of nodes.values()) for (const cell of node.cells()) visit(cell)
  }

  return {
    pause(isPaused) {
      const held = new WeakMap<object, unknown>()
      const view: View = cell => {
        const now = cell.read()
        // A value without a listener when the pause began is paused from its first listener on.
        const value = held.has(cell) ? mix(held.get(cell) as typeof now, now) : now
        held.set(cell, value)
        return value
      }
      still = isPaused ? view : undefined
      show()
      eachCell(cell => {
        if (!isPaused) cell.touch()
        else if (cell.listeners > 0) held.set(cell, cell.read())
      })
    },
    lock(isNowLocked) {
      if (isNowLocked === isLocked) return
      isLocked = isNowLocked
      show()
      eachCell(cell => cell.touch())
    },
  }
}

const OFFLINE: PauseReason = { kind: 'offline' }
/** One locked price for each open one, so that reading a value twice returns the same object. */
const locked = new WeakMap<Price, Price>()

function lockedValue<T>(value: T): T {
  if (!isPrice(value) || value.availability !== 'open') return value
  let price = locked.get(value)
  if (!price) locked.set(value, (price = { ...value, availability: 'suspended', because: OFFLINE }))
  return price as typeof value
}

/** The value to show while paused, from the paused and the current one. */
function mix<T>(then: T, now: T): T {
  if (isPrice(then) && isPrice(now)) {
    const isSame = then.availability === now.availability && then.because === now.because
    return isSame ? then : { ...now, odds: then.odds }
  }
  if (isState(then) && isState(now))
    return then.status === now.status ? then : { ...then, status: now.status }
  return then
}

const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' && value !== null && 'odds' in value
const isState = (value: unknown): value is MatchState =>
  typeof value === 'object' && value !== null && 'score' in value
