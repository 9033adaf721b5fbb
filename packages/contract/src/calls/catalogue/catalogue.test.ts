import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import {
  FLAG,
  PAGE_OF_LIST,
  POSITION,
  STATUSES,
  asSent,
  wholeNumber,
  type Parameter,
} from '../../testing/testQuery.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import {
  EVENT_TYPE_NAMES,
  FLAGS,
  IDS,
  MATCH_STATUSES,
  SLUGS,
  SPORT_TYPE_NAMES,
  TEXTS,
  WHOLES,
  entity,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  recordOf,
  textsBetween,
  values,
} from '../../testing/values.ts'
import { matchesQueryString, matchReply, marketsReply } from './catalogue.ts'

const sport = CALL_EXAMPLES.getSports.reply.data[0]!
const category = CALL_EXAMPLES.getCategories.reply.data[0]!
const league = CALL_EXAMPLES.getTournaments.reply.data[0]!
const [match, race] = CALL_EXAMPLES.getMatches.reply.data
const market = CALL_EXAMPLES.getMatchMarkets.reply.data[0]!

/** An id or a slug: whatever is an id may be looked up. */
const lookup = part({ id: '50001' }, { id: values([...IDS.accepts, ...SLUGS.accepts], ['', 1, null, {}]) })
const inSport = { sport_key: asSent(TEXTS) }
/** A page of a list, and how long it is. */
const paged = { page: wholeNumber(1), limit: wholeNumber(1) }

testCall('getSports', { reply: dataOf([sport], listOf(entity(sport))) })
testCall('getCategories', { query: inSport, reply: dataOf([category], listOf(entity(category))) })
testCall('getCategory', { params: lookup, query: inSport, reply: dataOf(category, entity(category)) })
testCall('getTournaments', {
  query: { ...inSport, category_id: asSent(IDS), top: FLAG },
  reply: dataOf([league], listOf(entity(league))),
})
testCall('getTournament', { params: lookup, query: inSport, reply: dataOf(league, entity(league)) })

const FIELDS = [
  'sport_id',
  'sport_priority',
  'category_id',
  'category_priority',
  'tournament_id',
  'tournament_priority',
  'start_time',
  'bets_count',
]
const SORTS: Parameter = {
  reads: [
    ...FIELDS.flatMap(field => [field, `${field}:asc`, `${field}:desc`]),
    'tournament_priority:asc,start_time:desc',
    FIELDS.join(','),
    FIELDS.toReversed()
      .map(field => `${field}:desc`)
      .join(','),
  ].map(text => [text, text]),
  refuses: [
    '',
    ',',
    'start_time,',
    ',start_time',
    'name',
    'start_time:up',
    'start_time:',
    'start_time:ASC',
    'start_time asc',
    ' start_time',
    'start_time:asc:desc',
    'start_time;bets_count',
    'start_time,start_time',
    'start_time:asc,start_time:desc',
    `${FIELDS.join(',')},start_time`,
    ['start_time'],
    1,
  ],
}
/** Before 1970 too: the bounds are compared, not shown. */
const ANY_INSTANT: Parameter = {
  reads: [
    ['-1', -1],
    ['0', 0],
    ['1795000000000', 1_795_000_000_000],
    [1_795_000_000_000, 1_795_000_000_000],
  ],
  refuses: ['', ' ', '1.5', '1e3', 'now', '2026-11-23', '--1', '-', '12345678901234567', ['1']],
}

testCall('getMatches', {
  query: {
    id: asSent(textsBetween(0, 8_000)),
    type: asSent(EVENT_TYPE_NAMES),
    ...inSport,
    sport_type: asSent(SPORT_TYPE_NAMES),
    category_id: asSent(IDS),
    tournament_id: asSent(IDS),
    match_status: STATUSES,
    sort_by: SORTS,
    start_from: ANY_INSTANT,
    start_to: ANY_INSTANT,
    bettable: FLAG,
    custom_bet: FLAG,
    favourite: FLAG,
    max_per_sport: wholeNumber(1),
    ...paged,
    has_video: FLAG,
  },
  reply: part(
    { data: [match, race], pagination: PAGE_OF_LIST, stream: POSITION },
    { data: listOf(entity(match!, race!)), pagination: entity(PAGE_OF_LIST), stream: entity(POSITION) },
  ),
})

testCall('getMatch', {
  params: lookup,
  query: inSport,
  reply: part({ data: match, stream: POSITION }, { data: entity(match!, race!), stream: entity(POSITION) }),
})

const MARKETS: Parameter = {
  reads: [
    ['1', [1]],
    ['1,18,29', [1, 18, 29]],
    ['0,2147483647', [0, 2_147_483_647]],
    ['18,18', [18, 18]],
  ],
  refuses: ['', ',', '1,', '1, 18', '-1', '2147483648', '1.5', 'main', '1;2', '1,'.repeat(4_001), ['1'], 1],
}
testCall('getMatchMarkets', {
  params: lookup,
  query: { ...paged, group_key: asSent(TEXTS), market_id: MARKETS },
  reply: part(
    { data: [market], pagination: PAGE_OF_LIST, version: 418, stream: POSITION },
    {
      data: listOf(entity(market)),
      pagination: entity(PAGE_OF_LIST),
      version: WHOLES,
      stream: entity(POSITION),
    },
  ),
})

const KINDS = oneOf('category', 'league', 'match', 'outright')
const address = {
  kind: 'match',
  id: '50001',
  slug: 'harbour-town-ashford-rovers-50001',
  sport_key: 'soccer',
  is_gone: false,
  league: { slug: 'first-league', name: 'First League' },
}
testCall('getAddress', {
  params: part(
    { sport: 'soccer', slug: 'first-league' },
    { sport: textsBetween(1, 64), slug: lookup.fields.id! },
  ),
  reply: dataOf(
    address,
    objectOf(address, {
      kind: KINDS,
      id: IDS,
      slug: SLUGS,
      sport_key: TEXTS,
      is_gone: FLAGS,
      league: orNull(objectOf(address.league, { slug: SLUGS, name: TEXTS })),
    }),
  ),
})

const line = { kind: 'league', slug: 'first-league', updated_at: 1_795_000_000_000 }
testCall('getSitemap', {
  params: part({ sport_key: 'soccer' }, { sport_key: textsBetween(1, 64) }),
  reply: dataOf(
    [line],
    listOf(
      objectOf(line, {
        kind: KINDS,
        slug: SLUGS,
        updated_at: values([0, 1_795_000_000_000], [-1, 'x', null]),
      }),
    ),
  ),
})

const counts = { live: 34, sports: { 1: 212 }, categories: { 12: 18 }, tournaments: { 130: 9 } }
const span = { from: 0, to: 1_795_000_000_000 }
testCall('getCounters', {
  body: part(
    {
      sport_id: '1',
      category_id: '12',
      tournament_id: '130',
      match_status: [0, 1],
      has_video: true,
      sport_type: 'regular',
      type: 'match',
      start: span,
    },
    {
      sport_id: optional(IDS),
      category_id: optional(IDS),
      tournament_id: optional(IDS),
      match_status: optional(listOf(MATCH_STATUSES, { min: 1, max: 6 })),
      has_video: optional(FLAGS),
      sport_type: optional(SPORT_TYPE_NAMES),
      type: optional(EVENT_TYPE_NAMES),
      start: optional(objectOf(span, { from: optional(WHOLES), to: optional(WHOLES) })),
    },
  ),
  reply: dataOf(
    counts,
    objectOf(counts, {
      live: WHOLES,
      sports: recordOf(WHOLES),
      categories: recordOf(WHOLES),
      tournaments: recordOf(WHOLES),
    }),
  ),
})

describe('which matches are listed', () => {
  test('all conditions of a request are read at once', () => {
    const query = {
      sport_key: 'soccer',
      match_status: '0,1',
      sort_by: 'tournament_priority:asc,start_time:asc',
      start_from: '1795000000000',
      bettable: 'true',
      custom_bet: 'false',
      limit: '40',
    }
    expect(matchesQueryString.parse(query)).toEqual({
      sport_key: 'soccer',
      match_status: [0, 1],
      sort_by: 'tournament_priority:asc,start_time:asc',
      start_from: 1_795_000_000_000,
      bettable: true,
      custom_bet: false,
      limit: 40,
    })
  })

  test('no condition is no condition: nothing is filled in here', () => {
    expect(matchesQueryString.parse({})).toEqual({})
  })

  test('[section 9] a page size above 40 is no fault of the request: the list replaces it', () => {
    for (const limit of ['40', '41', '500'])
      expectAccepted(matchesQueryString, { limit }, { limit: Number(limit) })
    expectRefused(matchesQueryString, { limit: '0' }, 'limit')
  })

  test('a field is sorted by once, whatever its direction', () => {
    const { error } = matchesQueryString.safeParse({ sort_by: 'bets_count,bets_count:desc' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['names a field twice'])
  })
})

describe('a snapshot has a position in its stream', () => {
  test('without one, an event between snapshot and subscription would be lost', () => {
    expectRefused(matchReply, { data: match }, 'stream')
    expectRefused(matchReply, { data: match, stream: { ...POSITION, offset: -1 } }, 'stream')
    expectRefused(matchReply, { data: match, stream: { channel: 'match:50001', offset: 3 } }, 'stream')
  })

  test('markets name the version of the match that they belong to', () => {
    const reply = { data: [], pagination: PAGE_OF_LIST, stream: POSITION }
    expectRefused(marketsReply, reply, 'version')
    expectAccepted(marketsReply, { ...reply, version: 0 }, { ...reply, version: 0 })
  })
})
