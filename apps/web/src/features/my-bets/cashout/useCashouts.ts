import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLive, type Live } from '#core/live'
import { useSession, useSessionState, type Session } from '#core/session'
import { randomUuid } from '#shared/random'
import { sessionTexts } from '#shared/storage'
import type { CashoutsState } from './carryCashout.ts'
import { createCashouts, type Cashouts } from './createCashouts.ts'

// Panel and page may both be mounted: cash-outs under way belong to the player, not to the component that shows the
// control.
const known = new WeakMap<Session, Cashouts>()

/** The cash-outs of this page load. */
export function useCashouts(): Cashouts {
  return cashoutsOf(useSession(), useLive())
}

/** The cash-outs of this session. */
export function cashoutsOf(session: Session, live: Live): Cashouts {
  const cashouts = known.get(session) ?? open(session, live)
  known.set(session, cashouts)
  return cashouts
}

/** A part of their state, rendering again when that part changes. */
export function useCashoutsState<T>(select: (state: CashoutsState) => T): T {
  return useStore(useCashouts(), select)
}

/** Resumes what a reload or a lost connection interrupted. */
export function useCashoutReconnects(): void {
  const cashouts = useCashouts()
  const live = useLive()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(() => {
    if (playerId === undefined) return
    cashouts.restore()
    const wake = (): void => cashouts.wake()
    window.addEventListener('online', wake)
    const stopLine = live.connection.subscribe(() => {
      if (live.connection.read() === 'connected') wake()
    })
    return () => {
      window.removeEventListener('online', wake)
      stopLine()
    }
  }, [cashouts, live, playerId])
}

function open(session: Session, live: Live): Cashouts {
  const cashouts = createCashouts({
    client: session.client,
    live,
    clock: {
      now: () => performance.timeOrigin + performance.now(),
      later(run, delayMs) {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
    },
    texts: sessionTexts,
    randomUuid,
    playerId: () => session.getState().player?.id,
  })
  session.onSignedOut(() => cashouts.forget())
  return cashouts
}
