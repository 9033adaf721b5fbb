import { expect, test } from 'vitest'

import { TOURNAMENT_KINDS } from './index.ts'

test('a tournament is a match, a stage, a season or a simple tournament', () => {
  expect(TOURNAMENT_KINDS).toEqual(['match', 'stage', 'season', 'simple_tournament'])
})
