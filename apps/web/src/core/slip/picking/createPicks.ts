import { outcomeKeyOf } from '@touchline/domain/market'
import { compareOdds } from '@touchline/domain/odds'
import { selectionsOf, type Slip } from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'

/** Which outcomes are on the slip, for the price cells. Listeners are called only when one of these values changed. */
export interface SlipPicks {
  has(key: string): boolean
  /** Which way a picked price moved since it was accepted, while the bettor has not confirmed it. */
  unconfirmedMove(key: string): 'up' | 'down' | undefined
  subscribe(listener: () => void): () => void
}

export function createPicks(store: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>): SlipPicks {
  const listeners = new Set<() => void>()
  let picked = picksOf(store.getState())
  store.subscribe((slip, before) => {
    if (slip.bets === before.bets) return
    const next = picksOf(slip)
    const isSame = next.size === picked.size && [...next].every(([key, move]) => picked.get(key) === move)
    if (isSame) return
    picked = next
    for (const listener of listeners) listener()
  })
  return {
    has: key => picked.has(key),
    unconfirmedMove(key) {
      const move = picked.get(key)
      return move === 'same' ? undefined : move
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Each pick with the way its price moved; `same` where there is nothing to confirm. */
function picksOf(slip: Slip): ReadonlyMap<string, 'up' | 'down' | 'same'> {
  return new Map(
    selectionsOf(slip).map(leg => [
      outcomeKeyOf(leg),
      leg.isChanged ? compareOdds(leg.acceptedOdds, leg.odds) : 'same',
    ]),
  )
}
