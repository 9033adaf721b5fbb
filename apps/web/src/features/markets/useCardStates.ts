import { useState, useSyncExternalStore } from 'react'
import { useIsHydrated } from '#shared/hydration'
import { ALL_FOLDED, foldedMarkets, isFolded } from './foldedMarkets.ts'
import { pinnedMarkets } from './pinnedMarkets.ts'

/**
 * Which cards are pinned (stored in this browser, by sport), collapsed (stored for the visit, by match), or show all
 * lines.
 */
export interface CardStates {
  isPinned(marketId: number): boolean
  isClosed(key: string): boolean
  isOpen(key: string): boolean
  togglePinned(marketId: number): void
  toggleClosed(key: string): void
  toggleOpen(key: string): void
  /** Collapses all cards, or expands all. */
  closeAll(isClosed: boolean): void
}

export function useCardStates(sportKey: string, matchId: string): CardStates {
  const isHydrated = useIsHydrated()
  const pinned = useSyncExternalStore(
    pinnedMarkets.subscribe,
    () => (isHydrated ? pinnedMarkets.read(sportKey) : pinnedMarkets.none()),
    pinnedMarkets.none,
  )
  const folded = useSyncExternalStore(
    foldedMarkets.subscribe,
    () => (isHydrated ? foldedMarkets.read(matchId) : foldedMarkets.none()),
    foldedMarkets.none,
  )
  const [open, setOpen] = useState<readonly string[]>([])
  return {
    isPinned: marketId => pinned.includes(marketId),
    isClosed: key => isFolded(folded, key),
    isOpen: key => open.includes(key),
    togglePinned: marketId => pinnedMarkets.toggle(sportKey, marketId),
    toggleClosed: key => foldedMarkets.toggle(matchId, key),
    toggleOpen: key => setOpen(open.includes(key) ? open.filter(other => other !== key) : [...open, key]),
    closeAll: isClosed => foldedMarkets.write(matchId, isClosed ? [ALL_FOLDED] : []),
  }
}
