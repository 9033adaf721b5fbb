import type { StoreApi } from 'zustand/vanilla'
import type { SessionState } from './sessionState.ts'

/** Resolves when it is known whether a player is signed in. */
export function isSomeoneHere(
  session: Pick<StoreApi<SessionState>, 'getState' | 'subscribe'>,
): Promise<boolean> {
  return new Promise(resolve => {
    const answer = (): boolean => {
      const { status } = session.getState()
      if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return false
      resolve(status === 'LOGGED_IN')
      return true
    }
    if (answer()) return
    const stop = session.subscribe(() => answer() && stop())
  })
}
