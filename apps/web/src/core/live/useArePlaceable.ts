import { useCallback, useSyncExternalStore } from 'react'
import type { MatchId } from '@touchline/domain/match'
import { useLive } from './LiveProvider.tsx'

/** Whether a bet may be placed on the prices of all these matches now ([FRESH-3]); renders again when that changes. */
export function useArePlaceable(matchIds: readonly MatchId[]): boolean {
  const live = useLive()
  const ids = matchIds.join(' ')
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = cellsOf(ids, live.placeable).map(cell => cell.subscribe(onChange))
      return () => stops.forEach(stop => stop())
    },
    [live, ids],
  )
  const read = (): boolean => cellsOf(ids, live.placeable).every(cell => cell.read())
  return useSyncExternalStore(subscribe, read, read)
}

function cellsOf<T>(ids: string, cellOf: (id: MatchId) => T): readonly T[] {
  return ids === '' ? [] : ids.split(' ').map(id => cellOf(id as MatchId))
}
