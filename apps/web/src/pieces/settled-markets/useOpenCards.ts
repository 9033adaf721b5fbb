import { useState } from 'react'
import type { SettledMarket } from '#core/catalogue'

/** Which cards of settled markets are open: at first the first one. */
export interface OpenCards {
  isOpen(key: string): boolean
  toggle(key: string): void
  /** Closes or opens all cards. */
  closeAll(isClosed: boolean): void
}

export function useOpenCards([first]: readonly SettledMarket[]): OpenCards {
  const [all, setAll] = useState<boolean>()
  const [flipped, flip] = useState<readonly string[]>([])
  return {
    isOpen: key => (all ?? key === first?.key) !== flipped.includes(key),
    toggle: key => flip(flipped.includes(key) ? flipped.filter(other => other !== key) : [...flipped, key]),
    closeAll(isClosed) {
      setAll(!isClosed)
      flip([])
    },
  }
}
