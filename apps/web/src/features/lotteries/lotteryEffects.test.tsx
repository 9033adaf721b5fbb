// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { DrawCountdown } from './DrawCountdown.tsx'
import { LotteryList } from './LotteryList.tsx'
import { lotteriesQuery } from './queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const now = () => performance.timeOrigin + performance.now()
const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms))

test('the time left is written each second, follows another draw, and is written no more once it is gone', async () => {
  const at = now() + 65_000
  const { container, render, unmount } = await renderInDom(<DrawCountdown at={at} />)
  const text = container.querySelector('span')!
  expect(text.textContent).toBe('1:05')
  await pass(1_000)
  expect(text.textContent).toBe('1:04')
  await render(<DrawCountdown at={at + 3_600_000} />)
  expect(text.textContent).toBe('1:01:04')
  await unmount()
  await pass(2_000)
  expect([text.textContent, vi.getTimerCount()]).toEqual(['1:01:04', 0])
})

test('lotteries are loaded again once the next draw has taken place, a late draw every five seconds, and not once the page is left', async () => {
  const first = now() + 60_000
  const draw = { number: 1, at: first, seed_hash: 'hash' }
  const lottery = { id: 'x', name: 'X', provider: 'p', app: 'a', price: 100, jackpot: 1_000 }
  const { frame, queries, sent } = createPageFixture({
    answers: { getLotteries: { data: [{ ...lottery, currency: 'EUR', subunits: 100, next_draw: draw }] } },
  })
  await queries.prefetchQuery(lotteriesQuery())
  const { unmount } = await renderInDom(frame(<LotteryList />))
  const loads = () => sent.filter(name => name === 'getLotteries').length
  await pass(62_999)
  expect(loads()).toBe(1)
  await pass(1)
  expect(loads()).toBe(2)
  await pass(4_000)
  expect(loads()).toBe(2)
  await pass(1_100)
  expect(loads()).toBe(3)
  await unmount()
  await pass(20_000)
  expect([loads(), queries.getQueryState(lotteriesQuery().queryKey)?.isInvalidated]).toEqual([3, false])
})
