import { toMatches } from '@touchline/contract'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { expect, test } from 'vitest'
import { createHref } from '#core/addresses'
import { GROUPS, popularResults, toResults } from './results.ts'

test('[2.7] results are grouped: markets, then matches, then leagues; arrows move through them in order', () => {
  const href = createHref('en', { locales: ['en'] })
  const rows = toResults(CALL_EXAMPLES.search.reply.data, href)
  expect(GROUPS).toEqual(['markets', 'matches', 'tournaments'])
  expect(rows.map(({ group }) => group)).toEqual(GROUPS)
})

test('before the first letter four matches in play and four top leagues are there, each with its address', () => {
  const href = createHref('en', { locales: ['en'] })
  const [match] = toMatches(CALL_EXAMPLES.search.reply.data.matches)
  const { tournament } = CALL_EXAMPLES.search.reply.data.tournaments[0]!
  const rows = popularResults([match!, match!, match!, match!, match!], [tournament], href)
  expect(rows.map(({ group }) => group)).toEqual([
    ...Array.from({ length: 4 }, () => 'matches'),
    'tournaments',
  ])
  expect(rows.every(row => row.href.startsWith('/'))).toBe(true)
})
