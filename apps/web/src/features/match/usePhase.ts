import type { Match } from '@touchline/domain/match'
import { useCallback, useSyncExternalStore } from 'react'
import { useLive } from '#core/live'
import { phaseOf, type Phase } from './model/phaseOf.ts'

/** The phase of a match; renders when the phase changes, not when score or clock do. */
export function usePhase({ id, state }: Match): Phase {
  const cell = useLive().store.matchState(id)
  const subscribe = useCallback((wake: () => void) => cell?.subscribe(wake) ?? (() => {}), [cell])
  const read = (): Phase => phaseOf((cell?.read() ?? state).status)
  return useSyncExternalStore(subscribe, read, read)
}
