import { expect, test } from 'vitest'
import { deferred } from './testing/deferred.ts'
import type { LookedUp } from './types.ts'
import { ACCEPTED, DONE, UNKNOWN, oneRequest, refused } from './testing/oneRequest.ts'

test('the key is in storage before the first request leaves, and gone from it at the end', async () => {
  const { log, stored, answer, types } = oneRequest()
  expect([log, stored()]).toEqual([['put', 'send key-1'], ['key-1']])
  await answer(DONE)
  expect([types(), stored()]).toEqual([['done'], []])
})

test('a full storage is reported before the request is sent', () => {
  const { types, sends } = oneRequest({ isStorageFull: true })
  expect([types(), sends()]).toEqual([['not-stored'], 1])
})

test('what must be true before the request leaves may say why nothing was sent', async () => {
  const answered = deferred<true | { notSent: string }>()
  const { carried, clock, events, sends, stored } = oneRequest({ prepare: () => answered.promise })
  expect([sends(), carried.isPreparing(), stored()]).toEqual([0, true, ['key-1']])
  answered.resolve({ notSent: 'mode' })
  await clock.settle()
  expect([sends(), events, stored()]).toEqual([0, [{ type: 'not-sent', because: 'mode' }], []])
})

test('left while it prepares, nothing is sent and nothing stays', async () => {
  const answered = deferred<true>()
  const { carried, clock, types, sends, stored } = oneRequest({ prepare: () => answered.promise })
  carried.leave()
  answered.resolve(true)
  await clock.pass(100_000)
  expect([sends(), types(), stored(), clock.timers()]).toEqual([0, [], [], 0])
})

test('[PLACE-28] a request with a lost answer is repeated after 2, 4 and 8 s, with the same key, and its answer reported once', async () => {
  const { script, clock, sends, types, log } = oneRequest()
  script.answer = UNKNOWN
  await clock.pass(8_000)
  expect([sends(), types()]).toEqual([1, ['unanswered']])
  await clock.pass(14_000)
  expect(sends()).toBe(4)
  script.answer = DONE
  await clock.pass(8_000)
  expect([types(), new Set(log)]).toEqual([['unanswered', 'done'], new Set(['put', 'send key-1'])])
})

test('the late answer of a request that hung still counts, and counts once', async () => {
  const { clock, answer, types, sends } = oneRequest()
  await clock.pass(10_000)
  expect([sends(), types()]).toEqual([2, ['unanswered']])
  await answer(DONE)
  await answer(refused(true))
  await clock.pass(120_000)
  expect([sends(), types(), clock.timers()]).toEqual([2, ['unanswered', 'done'], 0])
})

test('[PLACE-29] after a reconnect it repeats at once; many signals of one reconnect count as one', async () => {
  const { script, clock, reconnect, sends } = oneRequest()
  script.answer = UNKNOWN
  await clock.pass(3_000)
  const before = sends()
  reconnect()
  reconnect()
  expect(sends()).toBe(before + 1)
})

test('[PLACE-30] a back end that ignores keys gets one request; then it is looked up', async () => {
  const { script, clock, sends, log, types } = oneRequest({ honoursKeys: false })
  script.answer = UNKNOWN
  await clock.pass(10_000)
  expect([sends(), log.filter(line => line === 'find').length > 0]).toEqual([1, true])
  script.found = DONE
  await clock.pass(8_000)
  expect([sends(), types()]).toEqual([1, ['unanswered', 'done']])
})

test.each([[false], [true]])(
  'a refusal of the only request is its end (it speaks of the bet: %s)',
  async speaks => {
    const { answer, types } = oneRequest()
    await answer(refused(speaks))
    expect(types()).toEqual(['refused'])
  },
)

test('[PLACE-36] a refused repeat is believed only where it speaks of the bet', async () => {
  const { script, answer, clock, types } = oneRequest()
  await answer(UNKNOWN)
  script.answer = refused(false)
  await clock.pass(10_000)
  expect(types()).toEqual(['unanswered'])
  script.answer = refused(true)
  await clock.pass(8_000)
  expect(types()).toEqual(['unanswered', 'refused'])
})

test('[PLACE-36] after a reload no request is the only one', async () => {
  const { answer, types } = oneRequest({ resumption: 'send' })
  await answer(refused(false))
  expect(types()).toEqual(['unanswered'])
})

test('60 s without an answer: one last look-up, then it is given up', async () => {
  const { script, clock, log, types, stored, sends } = oneRequest()
  script.answer = UNKNOWN
  await clock.pass(59_999)
  const sent = sends()
  await clock.pass(1)
  expect([log.at(-1), types(), stored()]).toEqual(['find', ['unanswered', 'gave-up'], []])
  await clock.pass(100_000)
  expect(sends()).toBe(sent)
})

test('a device that slept past the minute sends nothing when it wakes', async () => {
  const { script, clock, sends, types } = oneRequest()
  script.answer = UNKNOWN
  await clock.pass(1_000)
  await clock.sleep(600_000)
  expect([sends(), types()]).toEqual([1, ['unanswered', 'gave-up']])
})

test('an answer that comes during the last look-up is the only end', async () => {
  const looked = deferred<LookedUp<string, string, string>>()
  const { answer, script, clock, types } = oneRequest()
  script.found = looked.promise
  await clock.pass(60_000)
  await answer(DONE)
  looked.resolve({ kind: 'absent' })
  await clock.pass(10_000)
  expect(types()).toEqual(['unanswered', 'done'])
})

test('a last look-up that hangs is waited for 8 s', async () => {
  const { script, clock, types } = oneRequest()
  script.found = new Promise(() => {})
  await clock.pass(67_999)
  expect(types()).toEqual(['unanswered'])
  await clock.pass(1)
  expect(types()).toEqual(['unanswered', 'gave-up'])
})

test('if a look-up cannot distinguish it from an older one, it is given up', async () => {
  const { script, clock, types } = oneRequest({ honoursKeys: false, resumption: 'send' })
  script.found = { kind: 'untellable' }
  await clock.pass(2_000)
  expect(types()).toEqual(['unanswered', 'gave-up'])
})

test('the last look-up may still say how it ended', async () => {
  const { script, clock, types } = oneRequest()
  script.answer = UNKNOWN
  script.found = DONE
  await clock.pass(60_000)
  expect(types()).toEqual(['unanswered', 'done'])
})

test('where nothing can be looked up it is given up at once', async () => {
  const { clock, types } = oneRequest({ isFindable: false, giveUpAfterMs: () => 5_000 })
  await clock.pass(5_000)
  expect(types()).toEqual(['gave-up'])
})

test('long after the tap it is looked up, and what is not there does not come', async () => {
  const { clock, log, types } = oneRequest({ resumption: 'look-up' })
  await clock.settle()
  expect([log, types()]).toEqual([['put', 'find'], ['gave-up']])
})

test('accepted is reported with its due time, looked up then and every 2 s, and decided once', async () => {
  const { answer, clock, log, events, script, news } = oneRequest({ dueInMs: 5_000 })
  await answer(ACCEPTED)
  expect(events).toEqual([{ type: 'accepted', accepted: 'waiting', dueAt: clock.now() + 5_000 }])
  await clock.pass(5_249)
  expect(log).toEqual(['put', 'send key-1'])
  await clock.pass(2_001)
  expect(log.filter(line => line === 'look up').length).toBe(2)
  script.decided = DONE
  news()?.changed()
  await clock.settle()
  expect(events.at(-1)).toEqual({ type: 'done', done: 'paid' })
  await clock.pass(200_000)
  expect([events.length, clock.timers()]).toEqual([2, 0])
})

test('news may bring the decision itself', async () => {
  const { answer, types, news } = oneRequest()
  await answer(ACCEPTED)
  news()?.decided(UNKNOWN)
  news()?.decided(refused(true))
  expect([types(), news()]).toEqual([['accepted', 'refused'], undefined])
})

test('a decision that never comes is given up 60 s after it was due', async () => {
  const { answer, clock, types } = oneRequest({ dueInMs: 10_000 })
  await answer(ACCEPTED)
  await clock.pass(69_999)
  expect(types()).toEqual(['accepted'])
  await clock.pass(1)
  expect(types()).toEqual(['accepted', 'gave-up'])
})

test('left before its answer: nothing more is sent, it stays stored, and the missing answer is reported once', async () => {
  const { carried, answer, clock, types, sends, stored } = oneRequest()
  carried.leave()
  expect([types(), carried.isUnderWay()]).toEqual([[], false])
  await answer(DONE)
  await clock.pass(100_000)
  expect([types(), sends(), stored()]).toEqual([['left-unanswered'], 1, ['key-1']])
})

test('left, and its only request refused: nothing was carried out', async () => {
  const { carried, answer, types } = oneRequest()
  carried.leave()
  await answer(refused(false))
  expect(types()).toEqual(['left-refused'])
})

test('when stopped, it sends and reports nothing more, and what is stored stays', async () => {
  const { carried, answer, clock, types, sends, stored } = oneRequest()
  carried.stop()
  await answer(DONE)
  await clock.pass(100_000)
  expect([types(), sends(), stored()]).toEqual([[], 1, ['key-1']])
})
