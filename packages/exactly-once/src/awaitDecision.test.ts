import { expect, test } from 'vitest'
import { awaitDecision } from './awaitDecision.ts'
import { deferred } from './testing/deferred.ts'
import { createManualClock } from './testing/manualClock.ts'
import type { TestAnswer } from './testing/oneRequest.ts'
import { DONE, UNKNOWN, refused } from './testing/oneRequest.ts'
import type { DecisionListener } from './types.ts'

/** An accepted request whose decision the test reports. */
function awaiting(dueInMs: number | undefined) {
  const clock = createManualClock()
  const dues: (number | undefined)[] = []
  const decided: string[] = []
  const lookedUpAt: number[] = []
  const script: { answer: TestAnswer | Promise<TestAnswer>; dueInMs: number | undefined } = {
    answer: UNKNOWN,
    dueInMs,
  }
  const subscribed: DecisionListener<string, string, string>[] = []
  const listeners = new Set<() => void>()
  const start = clock.now()
  const stop = awaitDecision<string, string, string>({
    clock,
    onReconnect(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    decision: {
      dueInMs: () => script.dueInMs,
      lookUp() {
        lookedUpAt.push(clock.elapsed())
        return Promise.resolve(script.answer)
      },
      subscribe(given) {
        subscribed.push(given)
        return () => {}
      },
    },
    onDue: at => void dues.push(at === undefined ? undefined : at - start),
    onDecided: ({ kind }) => void decided.push(kind),
  })
  const reconnect = (): void => [...listeners].forEach(one => one())
  return { clock, dues, decided, lookedUpAt, script, news: subscribed[0]!, listeners, reconnect, stop }
}

test('it is looked up soon after it is due, and every 2 s from then on', async () => {
  const { clock, lookedUpAt, dues, decided, script } = awaiting(5_000)
  await clock.pass(9_000)
  expect([dues, lookedUpAt]).toEqual([[5_000], [5_250, 7_250]])
  script.answer = DONE
  await clock.pass(60_000)
  expect([decided, lookedUpAt.length, clock.timers()]).toEqual([['done'], 3, 0])
})

test('without a due time it is looked up every 2 s', async () => {
  const { clock, lookedUpAt, dues } = awaiting(undefined)
  await clock.pass(4_500)
  expect([dues, lookedUpAt]).toEqual([[undefined], [2_000, 4_000]])
})

test('a reconnect looks it up at once', async () => {
  const { clock, lookedUpAt, reconnect } = awaiting(5_000)
  await clock.pass(1_000)
  reconnect()
  expect(lookedUpAt).toEqual([1_000])
})

test('a due time is reported again only if it changed by more than the error of clocks', async () => {
  const { news, dues, script } = awaiting(5_000)
  script.dueInMs = 5_200
  news.clockRead()
  script.dueInMs = undefined
  news.clockRead()
  script.dueInMs = 4_000
  news.clockRead()
  expect(dues).toEqual([5_000, 4_000])
})

test('decided by an event during a look-up: reported once, and no further request', async () => {
  const { clock, news, decided, script, lookedUpAt, listeners } = awaiting(undefined)
  const late = deferred<TestAnswer>()
  script.answer = late.promise
  news.changed()
  news.decided(refused(true))
  late.resolve(DONE)
  await clock.pass(60_000)
  expect([decided, lookedUpAt.length, listeners.size, clock.timers()]).toEqual([['refused'], 1, 0, 0])
})
