import { expect, test } from 'vitest'
import type { MarketsChangedWire, MatchStatusChangedWire } from '@touchline/contract'
import { createLane, type Batch, type Scheduler } from './createLane.ts'

/** Timers that a test drives by hand. */
function handScheduler(): Scheduler & { advance(ms: number): void } {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    after(delayMs, run) {
      const timer = { at: now + delayMs, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    advance(ms) {
      now += ms
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}
function lane(windowMs = 250) {
  const scheduler = handScheduler()
  const sent: (readonly Batch[])[] = []
  const failures: unknown[] = []
  const engine = { isAway: false, isSlow: false, answer: () => {} }
  const made = createLane({
    windowMs,
    scheduler,
    onError: error => failures.push(error),
    async send(batches) {
      if (engine.isSlow) await new Promise<void>(resolve => (engine.answer = resolve))
      if (engine.isAway) throw new Error('the engine is away')
      sent.push(batches)
    },
  })
  /** Lets running work end, and moves the clock. */
  const advance = async (ms: number) => {
    await settled()
    scheduler.advance(ms)
    await settled()
  }
  return { scheduler, sent, failures, engine, advance, ...made }
}
/** Waits one turn of the event loop, so that all settled promises are handled. */
const settled = () => new Promise<void>(resolve => setImmediate(resolve))
const versionsOf = (sent: readonly (readonly Batch[])[]) =>
  sent.map(batches => batches.map(({ changes }) => changes.markets!.message.v))
function prices(v: number, outcomes: Record<string, number>, status: 1 | -1 = 1): MarketsChangedWire {
  return {
    event_name: 'markets_changed',
    message: {
      match_id: 'm',
      v,
      ts: v,
      markets: [
        {
          id: 1,
          specifier: '',
          status,
          outcomes: Object.entries(outcomes).map(([id, odds]) => ({ id, odds, active: true })),
        },
      ],
    },
  }
}
const live: MatchStatusChangedWire = {
  event_name: 'match_status_changed',
  message: { match_id: 'm', sport_key: 'soccer', v: 9, ts: 9, status: 1 },
}

test('the first change after a quiet window is sent at once', async () => {
  const { add, sent, advance } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  await advance(250)
  add('m', prices(2, { 1: 2100 }), 2)
  await advance(0)
  expect(sent.map(batches => batches.flatMap(({ rows }) => rows))).toEqual([[1], [2]])
})

test('changes within the window are sent together at its end, with the last of each outcome', async () => {
  const { add, sent, advance } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  add('m', prices(2, { 1: 2100, 2: 3000 }), 2)
  add('m', prices(3, { 1: 2200 }), 3)
  await advance(249)
  expect(sent).toHaveLength(1)
  await advance(1)
  expect(sent[1]).toEqual([
    { matchId: 'm', rows: [2, 3], changes: { markets: prices(3, { 1: 2200, 2: 3000 }) } },
  ])
})

test('matches that share a channel share its window', async () => {
  const { add, sent, advance } = lane(500)
  add('a', prices(1, { 1: 2000 }), 1)
  add('b', prices(1, { 1: 2000 }), 2)
  add('c', prices(1, { 1: 2000 }), 3)
  await advance(500)
  expect(sent.map(batches => batches.map(({ matchId }) => matchId))).toEqual([['a'], ['b', 'c']])
})

test('a suspension is sent at once with what waits for its match, and only that', async () => {
  const { add, sent, advance } = lane()
  add('a', prices(1, { 1: 2000 }), 1)
  await advance(0)
  add('b', prices(1, { 1: 2000 }), 2)
  add('a', prices(2, { 2: 3000 }), 3)
  add('a', prices(3, { 1: 2000 }, -1), 4)
  await advance(0)
  expect(sent[1]).toMatchObject([{ matchId: 'a', rows: [3, 4] }])
  expect(sent[1]![0]!.changes.markets!.message.markets).toMatchObject([
    { status: -1, outcomes: [{ id: '2' }, { id: '1' }] },
  ])
})

test('a status is sent at once', async () => {
  const { add, sent, advance } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  await advance(0)
  add('m', live, 2)
  await advance(0)
  expect(sent[1]).toEqual([{ matchId: 'm', rows: [2], changes: { status: live } }])
})

test('flushing sends what waits and stops the timer', async () => {
  const { add, flush, sent, advance, isEmpty } = lane()
  add('m', prices(1, { 1: 2000 }), 1)
  add('m', prices(2, { 1: 2100 }), 2)
  await advance(0)
  expect(isEmpty()).toBe(false)
  await flush()
  await advance(1_000)
  expect([sent.length, isEmpty()]).toEqual([2, true])
})

test('what failed is sent a window later with what came since, never after it', async () => {
  const { add, sent, failures, engine, advance } = lane()
  engine.isAway = true
  add('m', prices(2, { 1: 2000, 2: 3000 }), 1)
  await advance(0)
  expect(failures).toHaveLength(1)
  engine.isAway = false
  add('m', prices(3, { 1: 2200 }), 2)
  await advance(249)
  expect(sent).toEqual([])
  await advance(1)
  expect(sent).toEqual([
    [{ matchId: 'm', rows: [1, 2], changes: { markets: prices(3, { 1: 2200, 2: 3000 }) } }],
  ])
})

test('nothing newer overtakes what is being sent, not even a suspension', async () => {
  const { add, sent, engine, advance } = lane()
  engine.isSlow = true
  add('m', prices(1, { 1: 2000 }), 1)
  await advance(300)
  add('m', prices(2, { 1: 2000 }, -1), 2)
  await advance(0)
  expect(sent).toEqual([])
  engine.isSlow = false
  engine.answer()
  await advance(0)
  expect(versionsOf(sent)).toEqual([[1], [2]])
})

test('an engine that stays away is tried once per window, and not after the stop', async () => {
  const { add, failures, engine, advance, stop, isEmpty } = lane()
  engine.isAway = true
  add('m', prices(1, { 1: 2000 }), 1)
  for (let n = 0; n < 4; n++) await advance(125)
  expect(failures).toHaveLength(3)
  await stop()
  await advance(1_000)
  expect([failures.length, isEmpty()]).toEqual([4, false])
})
