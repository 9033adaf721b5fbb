import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { createRequiredContext } from '#shared/context'
import type { Session } from './createSession.ts'
import type { SessionState } from './sessionState.ts'

const [SessionContext, useSession] = createRequiredContext<Session>('SessionProvider')
export { useSession }

/** Provides one session to the tree below: one per page load in the browser, one per request on the server. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}
export interface SessionProviderProps {
  session: Session
  children: ReactNode
}

/** A part of the session's state, rendering again when that part changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession(), select)
}
