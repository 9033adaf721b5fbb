// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageFixture } from '#testing'
import { renderInDom, settle } from '#shared/testing'
import { useCountdown } from './useCountdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('time left and passed follow the clock of placements four times a second, until the component is gone', async () => {
  const page = createPageFixture()
  const startedAt = page.now()
  function Time({ decideAt }: { decideAt?: number }) {
    const { left, elapsed, passed } = useCountdown({ startedAt, ...(decideAt !== undefined && { decideAt }) })
    return `${left} ${elapsed} ${passed}`
  }
  const pass = (ms: number) =>
    settle(() => {
      page.pass(ms)
      vi.advanceTimersByTime(ms)
    })
  const timersBefore = vi.getTimerCount()
  const { container, render, unmount } = await renderInDom(page.frame(<Time decideAt={startedAt + 4_000} />))
  expect(container.textContent).toBe('4 0 0')
  await pass(250)
  expect(container.textContent).toBe('4 0 6')
  await pass(2_750)
  expect(container.textContent).toBe('1 3 75')
  await pass(2_000)
  expect(container.textContent).toBe('0 5 100')
  await render(page.frame(<Time />))
  expect(container.textContent).toBe('undefined 5 undefined')
  expect(vi.getTimerCount() - timersBefore).toBe(1)
  await unmount()
  expect(vi.getTimerCount() - timersBefore).toBe(0)
})
