import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Session } from './createSession.ts'
import type { SessionState } from './sessionState.ts'

const SessionContext = createContext<Session | undefined>(undefined)

/** Hands one session to everything below: one per page load in the browser, one per request on the server. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>
}
export interface SessionProviderProps {
  session: Session
  children: ReactNode
}

/** The session itself, for what it does. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}

/** A part of the session's state, rendering again when that part changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession(), select)
}
