// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { matchSeedOf } from '#core/live'
import { aMatch } from '#core/live/testing'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import type { StatisticsKind } from './statisticsQuery.ts'
import { useFollowedStatistics } from './useFollowedStatistics.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('statistics are loaded again ten seconds after the feed has news, once for all of it, and not while paused or gone', async () => {
  vi.useFakeTimers()
  const { frame, live, sent } = createPageFixture({ answers: { getStatistics: { data: { type: 'match' } } } })
  const match = aMatch('7')
  live.store.seed([matchSeedOf(match)])
  let version = 1
  const goal = () =>
    settle(() =>
      live.store.seed([
        {
          ...matchSeedOf(match),
          version: ++version,
          state: { ...match.state, score: { home: version, away: 0 } },
        },
      ]),
    )
  const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms))
  function Figures({ kind }: { kind: StatisticsKind }) {
    useFollowedStatistics(match, kind)
    return null
  }
  const { render, unmount } = await renderInDom(frame(<Figures kind="timeline" />))
  await pass(0)
  expect(sent).toHaveLength(1)
  await goal()
  await goal()
  await pass(9_999)
  expect(sent).toHaveLength(1)
  await pass(1)
  expect(sent).toHaveLength(2)
  await settle(() => live.setPaused(true))
  await goal()
  await pass(10_000)
  expect(sent).toHaveLength(2)
  await settle(() => live.setPaused(false))
  await render(frame(<Figures kind="head-to-head" />))
  await pass(0)
  const loads = sent.length
  await goal()
  await pass(20_000)
  expect(sent).toHaveLength(loads)
  await render(frame(<Figures kind="timeline" />))
  await pass(0)
  await goal()
  await render(frame(<Figures kind="head-to-head" />))
  await pass(0)
  const known = sent.length
  await pass(20_000)
  expect(sent).toHaveLength(known)
  await render(frame(<Figures kind="timeline" />))
  await pass(0)
  const before = sent.length
  await unmount()
  await goal()
  await pass(20_000)
  expect(sent).toHaveLength(before)
})
