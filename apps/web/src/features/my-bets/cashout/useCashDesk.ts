import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLive, type Live } from '#core/live'
import { useSession, useSessionState, type Session } from '#core/session'
import { randomUuid } from '#shared/random'
import { sessionTexts } from '#shared/storage'
import { createCashDesk, type CashDesk, type CashDeskState } from './createCashDesk.ts'

// Panel and page may both be on show: what is under way is the player's, not the part's that drew the control.
const desks = new WeakMap<Session, CashDesk>()

/** The desk of this page load. */
export function useCashDesk(): CashDesk {
  return cashDeskOf(useSession(), useLive())
}

/** The one of this session. */
export function cashDeskOf(session: Session, live: Live): CashDesk {
  const desk = desks.get(session) ?? open(session, live)
  desks.set(session, desk)
  return desk
}

/** A part of the desk's state, rendering again when that part changes. */
export function useCashDeskState<T>(select: (state: CashDeskState) => T): T {
  return useStore(useCashDesk(), select)
}

/** Goes on with what a reload or a dead line interrupted. */
export function useCashDeskWakes(): void {
  const desk = useCashDesk()
  const live = useLive()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(() => {
    if (playerId === undefined) return
    desk.restore()
    const wake = (): void => desk.wake()
    window.addEventListener('online', wake)
    const stopLine = live.connection.subscribe(() => {
      if (live.connection.read() === 'connected') wake()
    })
    return () => {
      window.removeEventListener('online', wake)
      stopLine()
    }
  }, [desk, live, playerId])
}

function open(session: Session, live: Live): CashDesk {
  const desk = createCashDesk({
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
  session.onSignedOut(() => desk.forget())
  return desk
}
