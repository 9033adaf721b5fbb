import { expect, test } from 'vitest'
import { whileAway } from './whileAway.ts'

test('what is away is told of once, and once when it is back, however often it is asked', async () => {
  const told: unknown[] = []
  const gone = new Error('no answer')
  let isHere = true
  const ask = whileAway(() => (isHere ? Promise.resolve(['7']) : Promise.reject(gone)), {
    instead: [],
    onGone: error => told.push(error),
    onBack: () => told.push('back'),
  })
  const heard: unknown[] = []
  for (const isThere of [true, false, false, true, true, false]) {
    isHere = isThere
    heard.push(await ask())
  }
  expect(heard).toEqual([['7'], [], [], ['7'], ['7'], []])
  expect(told).toEqual([gone, 'back', gone])
})
