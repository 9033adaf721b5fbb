import { expect, test } from 'vitest'
import { withFallback } from './withFallback.ts'

test('a failure is reported once, and so is the recovery, however often the value is read', async () => {
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
