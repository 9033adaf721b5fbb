import type { MatchState } from '@touchline/domain'
import type { WritableCell } from './cell.ts'
import type { LiveStore } from './liveStore.ts'
import type { View } from './shown.ts'
import type { Price } from './types.ts'

/** Lets what is shown stand still, or go on: figures and scores do, that a price is suspended or a match is over is told all the same. */
export function pauseShown({ shown, nodes }: Pick<LiveStore, 'shown' | 'nodes'>, isPaused: boolean): void {
  const held = new WeakMap<object, unknown>()
  const view: View = cell => {
    const now = cell.read()
    // What nobody looked at when the pause began stands still from when somebody does.
    const value = held.has(cell) ? mix(held.get(cell) as typeof now, now) : now
    held.set(cell, value)
    return value
  }
  shown.setView(isPaused ? view : undefined)
  for (const node of nodes.values()) {
    for (const cell of node.cells()) {
      if (!isPaused) cell.touch()
      else if (cell.listeners > 0) held.set(cell, (cell as WritableCell<unknown>).read())
    }
  }
}

/** What is shown of a value while paused: of it when held, and of what it is now. */
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
