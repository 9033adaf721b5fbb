import { useCallback, useSyncExternalStore } from 'react'
import type { MatchId, MatchStatus } from '@touchline/domain/match'
import { useLive } from '#core/live'

/** The status of a match in the live store; renders again when it changes, and not when score or clock do. */
export function useMatchStatus(id: MatchId): MatchStatus | undefined {
  const cell = useLive().store.matchState(id)
  const subscribe = useCallback((onChange: () => void) => cell?.subscribe(onChange) ?? (() => {}), [cell])
  const read = (): MatchStatus | undefined => cell?.read().status
  return useSyncExternalStore(subscribe, read, read)
}
