import { expect, test } from 'vitest'
import { NOWHERE, olderPosition } from './olderPosition.ts'

const at = (epoch: string, offset: number) => ({ epoch, offset })

test('answers that belong together stand where the older one does', () => {
  expect(olderPosition(at('e', 12), at('e', 9))).toEqual(at('e', 9))
  expect(olderPosition(at('e', 9), at('e', 12))).toEqual(at('e', 9))
})

test('answers from before and after a new stream began stand in neither, whichever offset is lower', () => {
  expect(olderPosition(at('e', 300), at('f', 2))).toBe(NOWHERE)
})
