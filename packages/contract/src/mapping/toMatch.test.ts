import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../documents/index.ts'
import type { MatchWire } from '../wire/catalogue/match.ts'
import type { OutrightWire } from '../wire/catalogue/outright.ts'
import { toMarket } from './toMarket.ts'
import { toCategory, toLeague, toMatch, toSport } from './toMatch.ts'
import { isMatch, toMatches } from './toMatches.ts'
import { toOutright, toOutrights } from './toOutright.ts'

const [matchWire, raceWire] = CALL_EXAMPLES.getMatches.reply.data as [MatchWire, OutrightWire]
const market = matchWire.main_market!

const SPORT = { id: '1', key: 'soccer', name: 'Soccer', type: 'regular' }
const CATEGORY = { id: '12', slug: 'norland', name: 'Norland', countryCode: 'NO' }
const LEAGUE = { id: '130', slug: 'first-league', name: 'First League' }

describe('a match', () => {
  test('has each field of the answer under the name of the domain', () => {
    expect(toMatch(matchWire)).toStrictEqual({
      id: '50001',
      urnId: 'sr:match:50001',
      slug: 'harbour-town-ashford-rovers-50001',
      version: 418,
      sport: SPORT,
      category: CATEGORY,
      tournament: LEAGUE,
      home: { id: '901', name: 'Harbour Town', logo: '/assets/crests/bars-red-white.svg' },
      away: { id: '902', name: 'Ashford Rovers', logo: '/assets/crests/solid-blue-white.svg' },
      stadium: 'Harbour Park',
      city: 'Harbour',
      startTime: 1_794_998_050_000,
      state: {
        status: 1,
        stage: '1st_half',
        clock: { matchTime: 1_935, stopped: false, updatedAt: 1_795_000_000_000 },
        score: { home: 1, away: 0 },
        periodScores: [{ home: 1, away: 0, key: '1st_half', number: 1, type: 'half' }],
        situation: { kind: 'corner', side: 'home', number: 118 },
      },
      maxPeriodNumber: 2,
      availableMarkets: 27,
      topMarkets: 6,
      mainMarket: toMarket(market),
      secondaryMarket: toMarket(matchWire.secondary_market!),
      hasVideo: false,
      hasProviderStats: false,
      provider: 'betradar',
    })
  })

  test.each([
    ['stadium', 'stadium'],
    ['city', 'city'],
    ['main_market', 'mainMarket'],
    ['secondary_market', 'secondaryMarket'],
  ] as const)('without %s has no %s', (wire, name) => {
    const read = toMatch({ ...matchWire, [wire]: null })
    expect(read).not.toHaveProperty(name)
    const { [name]: _, ...rest } = toMatch(matchWire)
    expect(read).toStrictEqual(rest)
  })

  test.each([
    [{ has_video: true }, { hasVideo: true }],
    [{ has_provider_stats: true }, { hasProviderStats: true }],
    [{ available_markets_count: 0 }, { availableMarkets: 0 }],
    [{ top_markets_count: 0 }, { topMarkets: 0 }],
    [{ max_period_number: 5 }, { maxPeriodNumber: 5 }],
    [{ version: 0 }, { version: 0 }],
    [{ stadium: '' }, { stadium: '' }],
    [{ city: '' }, { city: '' }],
    [{ provider: 'oddin' }, { provider: 'oddin' }],
  ])('%j', (wire, read) => {
    expect(toMatch({ ...matchWire, ...wire } as MatchWire)).toMatchObject(read)
  })
})

describe('what an event says of its sport, category and league', () => {
  test('is their part that is shown', () => {
    expect(toSport(matchWire.sport)).toStrictEqual(SPORT)
    expect(toCategory(matchWire.category)).toStrictEqual(CATEGORY)
    expect(toLeague(matchWire.tournament)).toStrictEqual(LEAGUE)
  })

  test('a category that is no country has no country code', () => {
    const { countryCode: _, ...tour } = CATEGORY
    expect(toCategory({ ...matchWire.category, country_code: null })).toStrictEqual(tour)
    expect(toCategory({ ...matchWire.category, country_code: '' })).toStrictEqual({
      ...tour,
      countryCode: '',
    })
  })
})

describe('an event without two sides', () => {
  const runner = { id: '7001', name: 'Copper Lantern', logo: '/assets/crests/hoops-25-w.svg' }
  const racecard = { jockey: 'T. Hartley', trainer: 'R. Whitmore', age: 4, weight: 57.5, form: [1, 3, 2, 10] }

  test('has each field of the answer under the name of the domain', () => {
    const wire: OutrightWire = { ...raceWire, competitors: raceWire.competitors.slice(0, 1), end_date: 7 }
    expect(toOutright(wire)).toStrictEqual({
      id: '50002',
      urnId: 'sr:stage:50002',
      slug: 'fenmoor-18-40-50002',
      type: 'race',
      version: 12,
      sport: { id: '9', key: 'horse_racing', name: 'Horse racing', type: 'regular' },
      category: { ...CATEGORY, id: '900' },
      tournament: { id: '9001', slug: 'norland-fenmoor', name: 'Fenmoor' },
      name: 'Fenmoor 1200 m',
      runners: [{ ...runner, isWithdrawn: false, number: 1, racecard }],
      startTime: 1_795_000_600_000,
      endTime: 7,
      state: { status: 0, stage: 'not_started', score: { home: 0, away: 0 }, periodScores: [] },
      availableMarkets: 2,
      mainMarket: toMarket(raceWire.main_market!),
      provider: 'betradar',
    })
  })

  test('may be withdrawn, without a number and without a racecard', () => {
    const wire = { ...runner, number: null, withdrawn: true, racecard: null }
    const [read] = toOutright({ ...raceWire, competitors: [wire] }).runners
    expect(read).toStrictEqual({ ...runner, isWithdrawn: true })
  })

  test('a runner with the number 0 has a number', () => {
    const wire = { ...runner, number: 0, withdrawn: false, racecard: null }
    expect(toOutright({ ...raceWire, competitors: [wire] }).runners[0]).toStrictEqual({
      ...runner,
      number: 0,
      isWithdrawn: false,
    })
  })

  test('has no end and no market where the answer has none', () => {
    const read = toOutright({ ...raceWire, end_date: null, main_market: null })
    expect(read).not.toHaveProperty('endTime')
    expect(read).not.toHaveProperty('mainMarket')
    expect(toOutright({ ...raceWire, end_date: 0 }).endTime).toBe(0)
  })

  test('has the order of its runners once there is one', () => {
    const places = [
      { competitor_id: '7002', place: 1 },
      { competitor_id: '7001', place: 2 },
    ]
    const { state } = toOutright({ ...raceWire, status: 4, stage: 'ended', places })
    expect(state).toStrictEqual({
      status: 4,
      stage: 'ended',
      score: { home: 0, away: 0 },
      periodScores: [],
      places: [
        { competitorId: '7002', place: 1 },
        { competitorId: '7001', place: 2 },
      ],
    })
    expect(toOutright(raceWire).state).not.toHaveProperty('places')
  })
})

describe('a list of events', () => {
  const winner: OutrightWire = { ...raceWire, id: '50003', type: 'outright' }
  const other: MatchWire = { ...matchWire, id: '50004' }
  const list = [raceWire, matchWire, winner, other]

  test('is divided into matches and others, each in the order of the answer', () => {
    expect(toMatches(list).map(({ id }) => id)).toEqual(['50001', '50004'])
    expect(toOutrights(list).map(({ id }) => id)).toEqual(['50002', '50003'])
    expect(toMatches(list)[0]).toEqual(toMatch(matchWire))
    expect(toOutrights(list)[1]).toEqual(toOutright(winner))
  })

  test('may be empty, or of one kind', () => {
    expect([toMatches([]), toOutrights([])]).toEqual([[], []])
    expect([toMatches([raceWire]), toOutrights([matchWire])]).toEqual([[], []])
  })

  test.each([
    ['match', true],
    ['outright', false],
    ['race', false],
  ] as const)('a %s has two sides: %j', (type, hasSides) => {
    expect(isMatch({ ...matchWire, type } as MatchWire)).toBe(hasSides)
  })
})
