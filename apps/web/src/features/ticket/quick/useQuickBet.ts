import { useStore } from 'zustand'
import type { QuickBet } from '@touchline/domain/quick-bet'
import { useSlip } from '#core/slip'

/** Quick bet as it stands. */
export function useQuickBet(): QuickBet {
  return useStore(useSlip().quick)
}
