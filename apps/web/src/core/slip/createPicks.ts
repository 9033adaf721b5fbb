import { selectedKeys, type Slip } from '@touchline/domain'
import type { StoreApi } from 'zustand/vanilla'

/** Which outcomes are on the slip, for the price cells. Wakes listeners only when the set changed. */
export interface SlipPicks {
  has(key: string): boolean
  subscribe(listener: () => void): () => void
}

export function createPicks(store: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>): SlipPicks {
  const listeners = new Set<() => void>()
  let keys = selectedKeys(store.getState())
  store.subscribe((slip, before) => {
    if (slip.bets === before.bets) return
    const next = selectedKeys(slip)
    if (next.size === keys.size && [...next].every(key => keys.has(key))) return
    keys = next
    for (const listener of listeners) listener()
  })
  return {
    has: key => keys.has(key),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
