import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { Market } from '@touchline/domain/market'
import type { Match, MatchId, Outright } from '@touchline/domain/match'
import type { Slip } from '@touchline/domain/slip'
import type { TicketPanel } from '@touchline/domain/ticket-panel'
import { useStore } from 'zustand'
import type { ComingSlip } from './comingSlip.ts'
import type { SlipStore } from '../store/index.ts'

const SlipContext = createContext<ComingSlip | undefined>(undefined)

/** Hands one slip to everything below, when it comes. */
export function SlipProvider({ slip, children }: SlipProviderProps) {
  return <SlipContext value={slip}>{children}</SlipContext>
}
export interface SlipProviderProps {
  slip: ComingSlip
  children: ReactNode
}

/** The slip that is here or will come: for controls that are drawn before it. */
export function useComingSlip(): ComingSlip {
  const coming = use(SlipContext)
  if (!coming) throw new Error('The slip needs a SlipProvider above it.')
  return coming
}

/** Whether the slip is here: what uses it is drawn only then. */
export function useIsSlipHere(): boolean {
  const coming = useComingSlip()
  return useSyncExternalStore(
    coming.whenHere,
    () => coming.current() !== undefined,
    () => false,
  )
}

/** The slip itself, for what it does. */
export function useSlip(): SlipStore {
  const slip = useComingSlip().current()
  if (!slip) throw new Error('useSlip is for what is drawn once the slip is here (useIsSlipHere).')
  return slip
}

/** A part of the slip, rendering again when that part changes. */
export function useSlipState<T>(select: (slip: Slip) => T): T {
  return useStore(useSlip(), select)
}

/** A part of the ticket panel's state. */
export function useTicketPanel<T>(select: (panel: TicketPanel) => T): T {
  return useStore(useSlip().panel, select)
}

/** Tells the slip the names of what a page shows, so that a tap needs no question to the server. */
export function useRememberMatches(matches: readonly (Match | Outright)[]): void {
  const coming = useComingSlip()
  useEffect(() => coming.whenHere(({ names }) => names.rememberEvents(matches)), [coming, matches])
}

/** The same for the markets of a match's own page. */
export function useRememberMarkets(matchId: MatchId, markets: readonly Market[]): void {
  const coming = useComingSlip()
  useEffect(
    () => coming.whenHere(({ names }) => names.rememberMarkets(matchId, markets)),
    [coming, matchId, markets],
  )
}
