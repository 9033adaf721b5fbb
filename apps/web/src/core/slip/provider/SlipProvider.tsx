import { useEffect, type ReactNode } from 'react'
import type { Market } from '@touchline/domain/market'
import type { Match, MatchId, Outright } from '@touchline/domain/match'
import type { Slip } from '@touchline/domain/slip'
import type { TicketPanelState } from '@touchline/domain/ticket-panel'
import { useStore } from 'zustand'
import { createRequiredContext } from '#shared/context'
import { useLazyService } from '#shared/lazy'
import type { LazySlip } from './lazySlip.ts'
import type { SlipStore } from '../store/index.ts'

const [SlipContext, useLazySlip] = createRequiredContext<LazySlip>('SlipProvider')
export { useLazySlip }

/** Provides the slip of the page to the tree below. */
export function SlipProvider({ slip, children }: SlipProviderProps) {
  return <SlipContext value={slip}>{children}</SlipContext>
}
export interface SlipProviderProps {
  slip: LazySlip
  children: ReactNode
}

/** Whether the slip is ready: what uses it is rendered only then. */
export function useIsSlipReady(): boolean {
  return useLazyService(useLazySlip()) !== undefined
}

/** The slip store, for actions. */
export function useSlip(): SlipStore {
  const slip = useLazySlip().current()
  if (!slip) throw new Error('useSlip is for components rendered once the slip is ready (useIsSlipReady).')
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

/** Passes the names of the events on the page to the slip, so that a tap needs no request. */
export function useRememberMatches(matches: readonly (Match | Outright)[]): void {
  const slip = useLazySlip()
  useEffect(() => slip.whenReady(({ names }) => names.rememberEvents(matches)), [slip, matches])
}

/** The same for the markets of a match's own page. */
export function useRememberMarkets(matchId: MatchId, markets: readonly Market[]): void {
  const slip = useLazySlip()
  useEffect(
    () => slip.whenReady(({ names }) => names.rememberMarkets(matchId, markets)),
    [slip, matchId, markets],
  )
}
