// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MatchId } from '@touchline/domain/match'
import { matchSeedOf } from '#core/live'
import { aMatch } from '#core/live/testing'
import { PicksProvider, type Picks } from '#pieces/odds-cell'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { MatchText } from './MatchText.tsx'
import { useEverySecond } from './useEverySecond.ts'
import { useHasBegun } from './useHasBegun.ts'
import { useLiveRow } from './useLiveRow.ts'

afterEach(() => {
  vi.useRealTimers()
})

const PICKS: Picks = { has: () => false, unconfirmedMove: () => undefined, subscribe: () => () => {} }
/** The code that binds rows is loaded. */
const loaded = () => settle(() => import('./bindRow.ts'))

/** A page with matches 7 and 8 in play, whose scores the test changes. */
function createScores() {
  const page = createPageFixture()
  page.live.store.seed(['7', '8'].map(id => matchSeedOf(aMatch(id))))
  let version = 1
  const change = (id: string, state: object) =>
    settle(() =>
      page.live.store.seed([
        { ...matchSeedOf(aMatch(id)), version: ++version, state: { ...aMatch(id).state, ...state } },
      ]),
    )
  return { ...page, change, score: (id: string, home: number) => change(id, { score: { home, away: 0 } }) }
}

test('a row writes the score of its match without being drawn again, follows another match, and lets both go', async () => {
  const { frame, score } = createScores()
  const onDraw = vi.fn()
  function Row({ id }: { id: string }) {
    const row = useRef<HTMLDivElement>(null)
    useLiveRow(row, id as MatchId)
    onDraw()
    return (
      <div ref={row}>
        <MatchText key={id} matchId={id as MatchId} kind="score-home" />
      </div>
    )
  }
  const shown = (id: string) =>
    frame(
      <PicksProvider picks={PICKS}>
        <Row id={id} />
      </PicksProvider>,
    )
  const { container, render, unmount } = await renderInDom(shown('7'))
  await loaded()
  const drawn = onDraw.mock.calls.length
  await score('7', 1)
  expect([container.textContent, onDraw.mock.calls.length]).toEqual(['1', drawn])
  await render(shown('8'))
  await score('8', 3)
  expect(container.textContent).toBe('3')
  await score('7', 2)
  expect(container.textContent).toBe('3')
  const text = container.querySelector('div')!
  await unmount()
  await score('8', 4)
  expect(text.textContent).not.toBe('4')
})

test('what ticks in no row runs once a second on a page in view, until it is gone', async () => {
  await import('./bindRow.ts')
  vi.useFakeTimers()
  const { frame } = createPageFixture()
  const run = vi.fn()
  function Ticking() {
    useEverySecond(run)
    return null
  }
  const { unmount } = await renderInDom(frame(<Ticking />))
  await settle(() => vi.advanceTimersByTimeAsync(0))
  run.mockClear()
  await settle(() => vi.advanceTimersByTime(3_000))
  expect(run).toHaveBeenCalledTimes(3)
  await unmount()
  vi.advanceTimersByTime(3_000)
  expect(run).toHaveBeenCalledTimes(3)
})

test('whether a match has begun is drawn when it begins, and not when its score changes', async () => {
  const { frame, change, score } = createScores()
  await change('7', { status: 0 })
  const drawn: boolean[] = []
  function Begun() {
    drawn.push(useHasBegun({ ...aMatch('7'), state: { ...aMatch('7').state, status: 0 } }))
    return null
  }
  const { unmount } = await renderInDom(frame(<Begun />))
  await score('7', 0)
  expect(drawn).toEqual([false, true])
  await score('7', 1)
  expect(drawn).toEqual([false, true])
  await unmount()
})
