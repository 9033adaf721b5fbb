import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import { useCallback, useSyncExternalStore } from 'react'
import { useLive } from '#core/live'

/** Whether a match has begun; renders when it does, not when its score or clock change. */
export function useHasBegun({ id, state }: Match): boolean {
  const cell = useLive().store.matchState(id)
  const subscribe = useCallback((wake: () => void) => cell?.subscribe(wake) ?? (() => {}), [cell])
  const read = (): boolean => (cell?.read() ?? state).status !== MATCH_STATUS.prematch
  return useSyncExternalStore(subscribe, read, read)
}
