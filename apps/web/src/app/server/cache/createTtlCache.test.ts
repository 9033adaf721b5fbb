import { expect, test } from 'vitest'
import { createTtlCache } from './createTtlCache.ts'

function aCache(max = 2) {
  const made: string[] = []
  let at = 0
  const cache = createTtlCache<string>({ now: () => at, ttlMs: 100, max })
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key)
      return key === 'bad' ? Promise.reject(new Error('bad')) : Promise.resolve(key)
    })
  return { get, made, wait: (ms: number) => (at += ms) }
}

test('what is kept is made once, and again when its time is over', async () => {
  const { get, made, wait } = aCache()
  await Promise.all([get('a'), get('a')])
  wait(99)
  await get('a')
  expect(made).toEqual(['a'])
  wait(1)
  await get('a')
  expect(made).toEqual(['a', 'a'])
})

test('the oldest goes when there are too many', async () => {
  const { get, made } = aCache()
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key)
  expect(made).toEqual(['a', 'b', 'c', 'a'])
})

test('what failed is tried again', async () => {
  const { get, made } = aCache()
  await expect(get('bad')).rejects.toThrow('bad')
  await expect(get('bad')).rejects.toThrow('bad')
  expect(made).toEqual(['bad', 'bad'])
})
