import type { MatchState, Outright } from '@touchline/domain/match'
import { useCallback, useSyncExternalStore } from 'react'
import { useLive } from '#core/live'

/** The state of an event without two sides: its stage, and the places. Changes a few times a minute at most. */
export function useOutrightState({ id, state }: Outright): MatchState {
  const cell = useLive().store.matchState(id)
  const subscribe = useCallback((wake: () => void) => cell?.subscribe(wake) ?? (() => {}), [cell])
  const read = (): MatchState => cell?.read() ?? state
  return useSyncExternalStore(subscribe, read, read)
}
