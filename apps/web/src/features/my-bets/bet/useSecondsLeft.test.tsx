// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageFixture } from '#testing'
import { renderInDom, settle } from '#shared/testing'
import { useSecondsLeft } from './useSecondsLeft.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function render(msLeft: number | undefined) {
  const page = createPageFixture()
  function Left({ until }: { until: number | undefined }) {
    return String(useSecondsLeft(until))
  }
  const shown = (ms: number | undefined) =>
    page.frame(<Left until={ms === undefined ? undefined : page.now() + ms} />)
  const timersBefore = vi.getTimerCount()
  const dom = await renderInDom(shown(msLeft))
  return {
    ...dom,
    until: (ms: number | undefined) => dom.render(shown(ms)),
    /** Both the clock of the server and the timers of the browser go on. */
    pass: (ms: number) =>
      settle(() => {
        page.pass(ms)
        vi.advanceTimersByTime(ms)
      }),
    timers: () => vi.getTimerCount() - timersBefore,
  }
}

test('seconds until an instant are counted down to 0, by the clock of the server, and the timer ends there', async () => {
  const { container, pass, timers } = await render(2_500)
  expect([container.textContent, timers()]).toEqual(['3', 1])
  await pass(1_000)
  expect(container.textContent).toBe('2')
  await pass(1_000)
  await pass(1_000)
  expect([container.textContent, timers()]).toEqual(['0', 0])
})

test('another instant is counted from its start; without one, and once the component is gone, no timer runs', async () => {
  const { container, until, pass, timers, unmount } = await render(2_000)
  await until(9_000)
  await pass(1_000)
  expect([container.textContent, timers()]).toEqual(['8', 1])
  await until(undefined)
  expect([container.textContent, timers()]).toEqual(['undefined', 0])
  await until(5_000)
  expect(timers()).toBe(1)
  await unmount()
  expect(timers()).toBe(0)
})
