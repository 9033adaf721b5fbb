import { useEffect, useState } from 'react'
import { localTexts } from '#shared/storage'

/** Which cards are pinned (kept in this browser, by market id), closed up, or show all their lines. */
export interface CardStates {
  isPinned(marketId: number): boolean
  isClosed(key: string): boolean
  isOpen(key: string): boolean
  togglePinned(marketId: number): void
  toggleClosed(key: string): void
  toggleOpen(key: string): void
}

const KEPT_AS = 'pinnedMarkets'
const PINS_MAX = 20

export function useCardStates(): CardStates {
  const [pinned, setPinned] = useState<readonly number[]>([])
  const [closed, setClosed] = useState<readonly string[]>([])
  const [open, setOpen] = useState<readonly string[]>([])
  // After hydration: the server knows no pins, and the first drawing must be the same as its own.
  useEffect(() => setPinned(readPins(localTexts.read(KEPT_AS))), [])
  return {
    isPinned: marketId => pinned.includes(marketId),
    isClosed: key => closed.includes(key),
    isOpen: key => open.includes(key),
    togglePinned(marketId) {
      const next = toggled(pinned, marketId).slice(-PINS_MAX)
      setPinned(next)
      localTexts.write(KEPT_AS, JSON.stringify(next))
    },
    toggleClosed: key => setClosed(toggled(closed, key)),
    toggleOpen: key => setOpen(toggled(open, key)),
  }
}

function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter(other => other !== value) : [...list, value]
}

/** Stored text is a stranger: what is not a list of ids counts as none. */
function readPins(text: string | undefined): readonly number[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(Number.isInteger) : []
  } catch {
    return []
  }
}
