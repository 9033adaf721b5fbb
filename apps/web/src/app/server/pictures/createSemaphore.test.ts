import { expect, test } from 'vitest'
import { createSemaphore } from './createSemaphore.ts'

function aJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: () => promise, resolve, reject }
}

test('work waits for its turn, and who comes when too many wait is sent away', async () => {
  const semaphore = createSemaphore(1, 1)
  const [first, second] = [aJob(), aJob()]
  const done = semaphore.run(first.work)
  const then = semaphore.run(second.work)
  expect(await semaphore.run(() => Promise.resolve('late'))).toBeUndefined()
  second.resolve('second')
  first.resolve('first')
  expect([await done, await then]).toEqual(['first', 'second'])
  expect(await semaphore.run(() => Promise.resolve('later'))).toBe('later')
})

test('work that fails gives its turn on', async () => {
  const semaphore = createSemaphore(1, 1)
  const first = aJob()
  const failed = semaphore.run(first.work)
  const then = semaphore.run(() => Promise.resolve('next'))
  first.reject(new Error('broken'))
  await expect(failed).rejects.toThrow('broken')
  expect(await then).toBe('next')
})
