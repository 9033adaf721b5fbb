import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testedCentrifugo } from '@touchline/testkit/centrifugo'
import { openBreakableLine, type BreakableLine } from '@touchline/testkit/line'
import { systemClock } from '../../clock.ts'
import { fresh } from '../../conformance/engines/testedEngine.ts'
import { createCentrifugo } from './createCentrifugo.ts'
import { RealtimeError } from './RealtimeError.ts'

const { apiUrl, apiKey } = testedCentrifugo()

let line: BreakableLine
let now = 1_000
let failures: unknown[] = []
const engine = (key = apiKey) =>
  createCentrifugo({
    apiUrls: [`${line.origin}/api`],
    apiKey: key,
    request: fetch,
    randomId: randomUUID,
    now: () => now,
    schedule: systemClock.schedule,
    onError: error => failures.push(error),
  })

beforeAll(async () => {
  line = await openBreakableLine(apiUrl)
})
beforeEach(() => {
  line.restore()
  failures = []
})
afterAll(() => line.close())

test('what cannot be published is refused, and is sent when Centrifugo is back', async () => {
  const realtime = engine()
  const channel = fresh('match:')
  line.cut()
  await expect(realtime.publish(channel, 'a')).rejects.toThrow(RealtimeError)
  await expect(realtime.broadcast([channel], 'a')).rejects.toMatchObject({ code: undefined })
  line.restore()
  expect(await realtime.publish(channel, 'a')).toMatchObject({ offset: 1 })
})

test('an answer that is lost: the publication is sent again and is still in its stream once', async () => {
  const realtime = engine()
  const channel = fresh('match:')
  line.dropAnswers()
  await expect(realtime.publish(channel, 'a', { idempotencyKey: fresh('row-') })).rejects.toThrow(
    RealtimeError,
  )
  line.restore()
  expect(await realtime.position(channel)).toMatchObject({ offset: 1 })
})

test('pages are served without a position, and a subscriber without one loads again', async () => {
  const realtime = engine()
  const channel = fresh('match:')
  line.cut()
  expect(await realtime.position(channel)).toEqual({ offset: 0, epoch: 'unknown' })
  expect(failures).toHaveLength(1)
})

test('a server that did not answer is left alone for a second', async () => {
  const realtime = engine()
  const channel = fresh('match:')
  line.cut()
  await realtime.position(channel)
  line.restore()
  now += 999
  expect(await realtime.position(channel)).toMatchObject({ epoch: 'unknown' })
  now += 1
  expect(await realtime.position(channel)).toMatchObject({
    epoch: expect.not.stringMatching('unknown') as string,
  })
  expect(failures).toHaveLength(1)
})

test('a wrong key is named', async () => {
  await expect(engine('another key').publish(fresh('match:'), 'a')).rejects.toThrow(/CENTRIFUGO_API_KEY/)
})

test('a refusal carries the code of the protocol', async () => {
  await expect(engine().publish(fresh('nowhere:'), 'a')).rejects.toMatchObject({ code: 102 })
  await expect(engine().presenceStats(fresh('match:'))).rejects.toMatchObject({ code: 108 })
})

test('closed, it publishes what it was given before and nothing after', async () => {
  const realtime = engine()
  const channel = fresh('match:')
  const last = realtime.publish(channel, 'last')
  await realtime.close()
  await realtime.close()
  expect(await last).toMatchObject({ offset: 1 })
  await expect(realtime.publish(channel, 'late')).rejects.toThrow('Realtime is closed.')
})
