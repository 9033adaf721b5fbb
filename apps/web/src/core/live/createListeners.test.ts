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

test('one that throws does not prevent the other calls, and its error is reported once', () => {
  const { notify, calls, listen, fail } = createListenersFixture()
  const ours = new Error('ours')
  listen('before')
  fail(ours)
  listen('after')
  expect(() => notify('a goal')).toThrow(ours)
  expect(calls).toEqual(['before: a goal', 'after: a goal'])
})

test('a removed listener is not called', () => {
  const { notify, calls, listen } = createListenersFixture()
  const leave = listen('guest')
  leave()
  notify('a goal')
  expect(calls).toEqual([])
})
