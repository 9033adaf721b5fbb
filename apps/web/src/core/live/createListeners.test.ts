import { expect, test } from 'vitest'
import { createListeners } from './createListeners.ts'

function createListenersFixture() {
  const heard: string[] = []
  const listeners = createListeners<[string]>()
  const hear = (name: string) => listeners.add(news => heard.push(`${name}: ${news}`))
  const fail = (error: Error) =>
    listeners.add(() => {
      throw error
    })
  return { ...listeners, heard, hear, fail }
}

test('one that throws keeps the news from nobody, and its error is told once', () => {
  const { tell, heard, hear, fail } = createListenersFixture()
  const ours = new Error('ours')
  hear('before')
  fail(ours)
  hear('after')
  expect(() => tell('a goal')).toThrow(ours)
  expect(heard).toEqual(['before: a goal', 'after: a goal'])
})

test('who has left hears no more', () => {
  const { tell, heard, hear } = createListenersFixture()
  const leave = hear('guest')
  leave()
  tell('a goal')
  expect(heard).toEqual([])
})
