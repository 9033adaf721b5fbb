import { expect, test } from 'vitest'
import { countNew } from './countNew.ts'
import { updated } from './useSteady.ts'

const aMatch = (id: string, version = 1) => ({ id, version })
const keyOf = ({ id }: { id: string }): string => id

test('what came since is counted, what left is not', () => {
  const shown = [aMatch('1'), aMatch('2')]
  expect(countNew({ shown, latest: [aMatch('2'), aMatch('3')], keyOf })).toBe(1)
  expect(countNew({ shown, latest: [aMatch('1')], keyOf })).toBe(0)
})

test('displayed items keep their place and get the newest data', () => {
  const shown = updated([aMatch('1'), aMatch('2')], [aMatch('3'), aMatch('2', 5)], keyOf)
  expect(shown).toEqual([aMatch('1'), aMatch('2', 5)])
})

test('another order of the same changes nothing on show', () => {
  const kept = [aMatch('1'), aMatch('2')]
  expect(updated(kept, kept.toReversed(), keyOf)).toEqual(kept)
  expect(countNew({ shown: kept, latest: kept.toReversed(), keyOf })).toBe(0)
})
