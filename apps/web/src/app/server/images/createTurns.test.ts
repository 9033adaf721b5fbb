import { expect, test } from 'vitest'
import { createTurns } from './createTurns.ts'

function aJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, resolve, reject }
}

test('work waits for its turn, and who comes when too many wait is sent away', async () => {
  const turns = createTurns(1, 1)
  const [first, second] = [aJob(), aJob()]
  const done = turns.take(first.work)
  const then = turns.take(second.work)
  expect(await turns.take(() => Promise.resolve('late'))).toBeUndefined()
  second.resolve('second')
  first.resolve('first')
  expect([await done, await then]).toEqual(['first', 'second'])
  expect(await turns.take(() => Promise.resolve('later'))).toBe('later')
})

test('work that fails gives its turn on', async () => {
  const turns = createTurns(1, 1)
  const first = aJob()
  const failed = turns.take(first.work)
  const then = turns.take(() => Promise.resolve('next'))
  first.reject(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  expect(await then).toBe('next')
})
