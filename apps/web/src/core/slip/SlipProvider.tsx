import { createContext, use, useEffect, type ReactNode } from 'react'
import type { Market, Match, MatchId, Slip } from '@touchline/domain'
import { useStore } from 'zustand'
import type { SlipStore } from './createSlip.ts'
import type { TicketPanelState } from './ticketPanel.ts'

const SlipContext = createContext<SlipStore | undefined>(undefined)

/** Hands one slip to everything below: one per page load in the browser, one per request on the server. */
export function SlipProvider({ slip, children }: SlipProviderProps) {
  return <SlipContext value={slip}>{children}</SlipContext>
}
export interface SlipProviderProps {
  slip: SlipStore
  children: ReactNode
}

/** The slip itself, for what it does. */
export function useSlip(): SlipStore {
  const slip = use(SlipContext)
  if (!slip) throw new Error('useSlip needs a SlipProvider above it.')
  return slip
}

/** A part of the slip, rendering again when that part changes. */
export function useSlipState<T>(select: (slip: Slip) => T): T {
  return useStore(useSlip(), select)
}

/** A part of the ticket panel's state. */
export function useTicketPanel<T>(select: (panel: TicketPanelState) => T): T {
  return useStore(useSlip().panel, select)
}

/** Tells the slip the names of what a page shows, so that a tap needs no question to the server. */
export function useRememberMatches(matches: readonly Match[]): void {
  const { names } = useSlip()
  useEffect(() => names.rememberMatches(matches), [names, matches])
}

/** The same for the markets of a match's own page. */
export function useRememberMarkets(matchId: MatchId, markets: readonly Market[]): void {
  const { names } = useSlip()
  useEffect(() => names.rememberMarkets(matchId, markets), [names, matchId, markets])
}
