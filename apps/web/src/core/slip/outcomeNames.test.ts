import { expect, test } from 'vitest'
import { createOutcomeNames } from './outcomeNames.ts'
import { aMatch, keyOf } from './testDesk.ts'

test('what a page showed has a name; of more matches than a page shows only the latest are remembered', () => {
  const names = createOutcomeNames()
  names.rememberEvents([aMatch('1'), aMatch('2')])
  expect(names.describe(keyOf('1'))).toMatchObject({ matchId: '1' })
  // Told of again, the first is no longer the oldest.
  names.rememberEvents([aMatch('1'), ...Array.from({ length: 499 }, (_, index) => aMatch(`${index + 100}`))])
  expect(names.describe(keyOf('1'))).toMatchObject({ matchId: '1' })
  expect(names.describe(keyOf('2'))).toBeUndefined()
})
