import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createRounds } from './createRounds.ts'

/** Rounds of work that ends on demand, and a record of what ran in parallel. */
function createFixture() {
  const errors: unknown[] = []
  const open: PromiseWithResolvers<void>[] = []
  const seen = { running: 0, most: 0, begun: 0 }
  const rounds = createRounds(
    async () => {
      seen.begun++
      seen.running++
      seen.most = Math.max(seen.most, seen.running)
      const end = Promise.withResolvers<void>()
      open.push(end)
      await end.promise.finally(() => seen.running--)
    },
    error => errors.push(error),
  )
  return {
    rounds,
    errors,
    seen,
    /** Ends the oldest running round, and waits until the next one has begun. */
    async end(error?: Error): Promise<void> {
      const oldest = open.shift()
      if (error) oldest?.reject(error)
      else oldest?.resolve()
      await settled()
    },
  }
}

const settled = () => new Promise<void>(resolve => setImmediate(resolve))

test('two that drain at once get a round of one after the other', async () => {
  const { rounds, seen, end } = createFixture()
  const drained = [rounds.drain(), rounds.drain()]
  await settled()
  await end()
  await end()
  await Promise.all(drained)
  expect(seen).toMatchObject({ begun: 2, most: 1 })
})

test('a wake during a drain waits for it', async () => {
  const { rounds, seen, end } = createFixture()
  const drained = rounds.drain()
  await settled()
  rounds.wake()
  await settled()
  expect(seen.running).toBe(1)
  await end()
  await drained
  expect(seen).toMatchObject({ begun: 2, running: 1, most: 1 })
  await end()
})

test('a drain behind a round that runs sees a whole round begin after it', async () => {
  const { rounds, seen, end } = createFixture()
  rounds.wake()
  await settled()
  let isDone = false
  const drained = rounds.drain().then(() => (isDone = true))
  await end()
  expect([isDone, seen.begun]).toEqual([false, 2])
  await end()
  await drained
})

test('an exception of a drained round reaches the caller of drain, and the next round runs', async () => {
  const { rounds, errors, seen, end } = createFixture()
  const drained = rounds.drain().catch((error: unknown) => error)
  await settled()
  rounds.wake()
  await end(new Error('no database'))
  expect(await drained).toEqual(new Error('no database'))
  expect([errors, seen.running]).toEqual([[], 1])
  await end(new Error('none still'))
  expect(errors).toEqual([new Error('none still')])
})

test('stopping waits for every requested round, and starts no other', async () => {
  const { rounds, seen, end } = createFixture()
  const drained = rounds.drain()
  await settled()
  rounds.wake()
  let isStopped = false
  const stopped = rounds.stop().then(() => (isStopped = true))
  await settled()
  expect(isStopped).toBe(false)
  await end()
  await Promise.all([drained, stopped])
  rounds.wake()
  await settled()
  expect(seen).toMatchObject({ begun: 1, running: 0 })
})

test('whatever is called when, rounds run one at a time, and every drain has its round', async () => {
  const step = fc.constantFrom('wake', 'drain', 'end', 'fail')
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const { rounds, seen, end } = createFixture()
      const drained: Promise<unknown>[] = []
      for (const name of steps) {
        if (name === 'wake') rounds.wake()
        else if (name === 'drain') drained.push(rounds.drain().catch(() => undefined))
        else await end(name === 'fail' ? new Error('failed') : undefined)
      }
      await settled()
      while (seen.running > 0) await end()
      await Promise.all(drained)
      expect(seen.most).toBeLessThanOrEqual(1)
      expect(seen.begun).toBeGreaterThanOrEqual(drained.length)
    }),
    { numRuns: 200 },
  )
})
