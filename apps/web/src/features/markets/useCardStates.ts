import { useState, useSyncExternalStore } from 'react'
import { pinnedMarkets } from './pinnedMarkets.ts'

/** Which cards are pinned (kept in this browser, by market id), closed up, or show all their lines. */
export interface CardStates {
  isPinned(marketId: number): boolean
  isClosed(key: string): boolean
  isOpen(key: string): boolean
  togglePinned(marketId: number): void
  toggleClosed(key: string): void
  toggleOpen(key: string): void
}

export function useCardStates(): CardStates {
  const pinned = useSyncExternalStore(pinnedMarkets.subscribe, pinnedMarkets.read, pinnedMarkets.none)
  const [closed, setClosed] = useState<readonly string[]>([])
  const [open, setOpen] = useState<readonly string[]>([])
  return {
    isPinned: marketId => pinned.includes(marketId),
    isClosed: key => closed.includes(key),
    isOpen: key => open.includes(key),
    togglePinned: pinnedMarkets.toggle,
    toggleClosed: key => setClosed(toggled(closed, key)),
    toggleOpen: key => setOpen(toggled(open, key)),
  }
}

function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter(other => other !== value) : [...list, value]
}
