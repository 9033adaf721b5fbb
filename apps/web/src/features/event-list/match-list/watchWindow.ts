import { flushSync } from 'react-dom'
import type { LeagueGroup } from './groupByLeague.ts'
import type { DrawnRows } from './layOut.ts'
import { rowsBetween, type ListHeights } from './rowsBetween.ts'

export interface WindowOptions {
  readonly groups: readonly LeagueGroup[]
  readonly show: (drawn: DrawnRows) => void
}

/** Screens drawn above and below the one on show: a row is drawn before it becomes visible. */
const SCREENS_AROUND = 1

/**
 * Reports which rows of a long list to draw as the page is scrolled: those on screen and one screen around. The row
 * that has focus stays, and a printed page has all of them. Returns a release function.
 */
export function watchWindow(list: HTMLElement, { groups, show }: WindowOptions): () => void {
  const leagues = groups.map(({ matches }) => matches.length)
  const ids: readonly string[] = groups.flatMap(({ matches }) => matches.map(({ id }) => id))
  let drawn: DrawnRows = { from: 0, to: 0 }
  let frame: number | undefined

  function look(): void {
    frame = undefined
    const heights = heightsOf(list)
    if (!heights) return
    const top = -list.getBoundingClientRect().top
    const screen = window.innerHeight
    const seen = (around: number) =>
      rowsBetween(leagues, heights, top - around * screen, top + screen + around * screen)
    const focused = rowOf(focusedMatch(list))
    const near = seen(SCREENS_AROUND / 2)
    // What is on screen and half a screen around is drawn already.
    if (near.from >= drawn.from && near.to <= drawn.to && focused === drawn.focused) return
    draw({ ...seen(SCREENS_AROUND), ...(focused !== undefined && { focused }) })
  }

  function rowOf(matchId: string | undefined): number | undefined {
    const row = matchId === undefined ? -1 : ids.indexOf(matchId)
    return row < 0 ? undefined : row
  }

  function draw(next: DrawnRows): void {
    drawn = next
    show(next)
  }

  const lookSoon = (): void => void (frame ??= requestAnimationFrame(look))
  const drawAll = (): void => flushSync(() => draw({ from: 0, to: ids.length }))
  const drawLess = (): void => {
    drawn = { from: 0, to: 0 }
    lookSoon()
  }
  const events = new AbortController()
  const { signal } = events
  window.addEventListener('scroll', lookSoon, { passive: true, signal })
  window.addEventListener('resize', lookSoon, { signal })
  window.addEventListener('beforeprint', drawAll, { signal })
  window.addEventListener('afterprint', drawLess, { signal })
  look()
  return () => {
    events.abort()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}

/** Rows of a list are alike, and so are its heads: one of each is measured. Leagues share the hairline between them. */
function heightsOf(list: HTMLElement): ListHeights | undefined {
  const row = list.querySelector('[data-match]')
  const head = row?.parentElement?.previousElementSibling
  if (!row || !head) return undefined
  return {
    row: row.getBoundingClientRect().height,
    head: head.getBoundingClientRect().height - HAIRLINE_PX,
  }
}
const HAIRLINE_PX = 1

/** The match whose row has focus. */
function focusedMatch(list: HTMLElement): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-match]')
  return row && list.contains(row) ? row.dataset.match : undefined
}
