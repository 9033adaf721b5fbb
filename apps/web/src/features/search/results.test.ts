import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { expect, test } from 'vitest'
import { createHref } from '#shared/router'
import { toMatch, type MatchWire } from '@touchline/contract'
import { GROUPS, popularResults, toResults } from './results.ts'

test('[2.7] results stand in groups: markets, then matches, then leagues; arrows go through them as they stand', () => {
  const href = createHref('en', { locales: ['en'] })
  const rows = toResults(CALL_EXAMPLES.search.reply.data, href)
  expect(GROUPS).toEqual(['markets', 'matches', 'tournaments'])
  expect(rows.map(({ group }) => group)).toEqual(GROUPS)
})
