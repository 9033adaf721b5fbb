import { expect, test } from 'vitest'
import { createOutcomeNames } from './outcomeNames.ts'
import { aMatch } from '#core/live/testing'
import { keyOf } from '../testing/createSlipFixture.ts'

test('what a page showed has a name; of more matches than a page shows only the latest are remembered', () => {
  const names = createOutcomeNames()
  names.rememberEvents([aMatch('1'), aMatch('2')])
  expect(names.describe(keyOf('1'))).toMatchObject({ matchId: '1' })
  // Shown again, the first is no longer the oldest.
  names.rememberEvents([aMatch('1'), ...Array.from({ length: 499 }, (_, index) => aMatch(`${index + 100}`))])
  expect(names.describe(keyOf('1'))).toMatchObject({ matchId: '1' })
  expect(names.describe(keyOf('2'))).toBeUndefined()
})

test('[SLIP-32] an outcome has the league and the sides of its match, or the kind of its event', () => {
  const names = createOutcomeNames()
  const match = aMatch('1')
  names.rememberEvents([match])
  expect(names.describe(keyOf('1'))!.contest).toEqual({
    type: 'match',
    tournamentId: match.tournament.id,
    competitorIds: [match.home.id, match.away.id],
  })
  const { home: _, away: __, ...rest } = match
  const outright = { ...rest, type: 'outright', name: 'Winner', runners: [] } as const
  names.rememberEvents([outright])
  expect(names.describe(keyOf('1'))!.contest).toEqual({
    type: 'outright',
    tournamentId: match.tournament.id,
    competitorIds: [],
  })
})
