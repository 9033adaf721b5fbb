import { useEffect, useState, type RefObject } from 'react'
import type { LeagueGroup } from './groupByLeague.ts'
import { DRAWN_WHOLE, type DrawnRows } from './layOut.ts'

/**
 * Which rows of a list are drawn: all of a short one; of a long one what is near the screen, once the page is hydrated.
 */
export function useDrawnRows(
  list: RefObject<HTMLElement | null>,
  groups: readonly LeagueGroup[],
  total: number,
): DrawnRows {
  const [drawn, show] = useState<DrawnRows>({ from: 0, to: DRAWN_WHOLE })
  const isLong = total > DRAWN_WHOLE
  useEffect(() => {
    if (!isLong) return
    let stop: (() => void) | undefined
    let isOver = false
    void import('./watchWindow.ts').then(({ watchWindow }) => {
      if (isOver || !list.current) return
      stop = watchWindow(list.current, { groups, show })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [list, groups, isLong])
  return isLong ? drawn : { from: 0, to: total }
}
