import { createContext, use, type ReactNode } from 'react'

/** Which outcomes are on the slip. Keys as `outcomeKeyOf` writes them. */
export interface Picks {
  has(key: string): boolean
  /** Which way a picked price moved since it was accepted, while the slip waits for a decision about it. */
  unconfirmedMove(key: string): 'up' | 'down' | undefined
  /** Calls `listener` when one of these answers may have changed. Returns a release function. */
  subscribe(listener: () => void): () => void
}

const noPicks: Picks = { has: () => false, unconfirmedMove: () => undefined, subscribe: () => () => {} }
const PicksContext = createContext<Picks>(noPicks)

export function PicksProvider({ picks, children }: PicksProviderProps) {
  return <PicksContext value={picks}>{children}</PicksContext>
}
export interface PicksProviderProps {
  picks: Picks
  children: ReactNode
}

export const usePicks = (): Picks => use(PicksContext)
