import { useStore } from 'zustand'
import type { QuickBet } from '@touchline/domain/quick-bet'
import { useSlip } from '#core/slip'

/** The current state of quick bet. */
export function useQuickBet(): QuickBet {
  return useStore(useSlip().quick)
}
