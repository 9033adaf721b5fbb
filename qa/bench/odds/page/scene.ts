import type { Match } from '@touchline/domain/match'
import type { StreamChange } from './stream.ts'

/** The inputs of every way of rendering: the same matches, the same markup, the same picks. */
export interface Scene {
  readonly matches: readonly Match[]
  /** The list as our components render it at first: others must render the same. */
  readonly html: string
  readonly picks: ScenePicks
}

/** One way to render a list whose values tick. */
export interface Renderer {
  mount(host: HTMLElement, scene: Scene): void
  /** Applies one change of a message. */
  apply(change: StreamChange): void
}

export interface ScenePicks {
  has(key: string): boolean
  unconfirmedMove(key: string): undefined
  subscribe(listener: () => void): () => void
  toggle(key: string): void
}

export function createScenePicks(): ScenePicks {
  const picked = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    has: key => picked.has(key),
    unconfirmedMove: () => undefined,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    toggle(key) {
      if (!picked.delete(key)) picked.add(key)
      for (const listener of listeners) listener()
    },
  }
}
