import { expect, test } from 'vitest'
import { createListeners } from './createListeners.ts'

function createListenersFixture() {
  const calls: string[] = []
  const listeners = createListeners<[string]>()
  const listen = (name: string) => listeners.add(news => calls.push(`${name}: ${news}`))
  const fail = (error: Error) =>
    listeners.add(() => {
      throw error
    })
  return { ...listeners, calls, listen, fail }
}

test('one that throws keeps the news from nobody, and its error is told once', () => {
  const { tell, calls, listen, fail } = createListenersFixture()
  const ours = new Error('ours')
  listen('before')
  fail(ours)
  listen('after')
  expect(() => tell('a goal')).toThrow(ours)
  expect(calls).toEqual(['before: a goal', 'after: a goal'])
})

test('who has left hears no more', () => {
  const { tell, calls, listen } = createListenersFixture()
  const leave = listen('guest')
  leave()
  tell('a goal')
  expect(calls).toEqual([])
})
