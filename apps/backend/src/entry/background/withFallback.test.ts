import { expect, test } from 'vitest'
import { withFallback } from './withFallback.ts'

test('what is away is told of once, and once when it is back, however often it is asked', async () => {
  const reported: unknown[] = []
  const gone = new Error('no answer')
  let isHere = true
  const read = withFallback(() => (isHere ? Promise.resolve(['7']) : Promise.reject(gone)), {
    fallback: [],
    onLost: error => reported.push(error),
    onRestored: () => reported.push('back'),
  })
  const answers: unknown[] = []
  for (const isThere of [true, false, false, true, true, false]) {
    isHere = isThere
    answers.push(await read())
  }
  expect(answers).toEqual([['7'], [], [], ['7'], ['7'], []])
  expect(reported).toEqual([gone, 'back', gone])
})
