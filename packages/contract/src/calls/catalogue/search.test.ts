import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, testCall } from '../../testing/testCall.ts'
import { FLAG, STATUSES, asSent } from '../../testing/testQuery.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import { SPORT_TYPE_NAMES, WHOLES, entity, listOf, objectOf, textsBetween } from '../../testing/values.ts'
import { searchQueryString, searchReply } from './search.ts'

const { markets, matches, tournaments } = CALL_EXAMPLES.search.reply.data
const found = { markets, matches, tournaments }

testCall('search', {
  query: {
    q: { ...asSent(textsBetween(1, 400)), isRequired: true },
    sport_type: asSent(SPORT_TYPE_NAMES),
    match_status: STATUSES,
    only_events_name: FLAG,
  },
  given: { q: 'harbour' },
  reply: dataOf(
    found,
    objectOf(found, {
      markets: listOf(
        objectOf(markets[0]!, { event: entity(matches[0]!), market: entity(markets[0]!.market) }),
      ),
      matches: listOf(entity(matches[0]!)),
      tournaments: listOf(
        objectOf(tournaments[0]!, {
          tournament: entity(tournaments[0]!.tournament),
          matches_count: WHOLES,
          live_count: WHOLES,
        }),
      ),
    }),
  ),
})

test('the three groups of section 2.7 are there, also empty', () => {
  const nothing = { data: { markets: [], matches: [], tournaments: [] } }
  expectAccepted(searchReply, nothing, nothing)
  expectRefused(searchReply, { data: { markets: [], matches: [] } }, 'data')
})

test('a query of any script is read as it was typed: blanks and marks are the business of the search', () => {
  for (const q of ['  São  ', 'Łódź', 'الهلال', '浦和', '⚽⚽⚽', '%_\\'])
    expect(searchQueryString.parse({ q })).toEqual({ q })
})

test('a query that was not typed by a person is refused before it is searched', () => {
  expectAccepted(searchQueryString, { q: 'x'.repeat(400) }, { q: 'x'.repeat(400) })
  expectRefused(searchQueryString, { q: 'x'.repeat(401) }, 'q')
  expectRefused(searchQueryString, { q: '' }, 'q')
})
