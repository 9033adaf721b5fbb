import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import {
  FLAGS,
  IDS,
  INSTANTS,
  MATCH_STATUSES,
  NUMBERS,
  PROVIDER_NAMES,
  SLUGS,
  TEXTS,
  WHOLES,
  entity,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  wholesBetween,
} from '../../testing/values.ts'
import { clock, competitor, match, matchState, periodScore, score, situation } from './match.ts'

const aMatch = CALL_EXAMPLES.getMatch.reply.data
const aMarket = CALL_EXAMPLES.getMatchMarkets.reply.data[0]!
const SIDES = oneOf('home', 'away')

const aScore = { home: 2, away: 1 }
const scores = { home: WHOLES, away: WHOLES }
testShape('a score', score, aScore, scores)

const aClock = {
  match_time: 5_400,
  stoppage_time: 61,
  announced_stoppage: 240,
  remaining_time: 0,
  remaining_in_period: 12.5,
  stopped: false,
  updated_at: 1_795_000_000_000,
}
const clockFields = {
  match_time: orNull(NUMBERS),
  stoppage_time: orNull(NUMBERS),
  announced_stoppage: orNull(NUMBERS),
  remaining_time: orNull(NUMBERS),
  remaining_in_period: orNull(NUMBERS),
  stopped: FLAGS,
  updated_at: INSTANTS,
}
testShape('a clock', clock, aClock, clockFields)

const aPeriod = { home: 6, away: 4, key: '1st_set', name: '1. Satz', number: 1, type: 'set' }
const periodFields = { ...scores, key: TEXTS, name: TEXTS, number: WHOLES, type: TEXTS }
testShape('the score of a period', periodScore, aPeriod, periodFields)

const side = { id: '901', name: 'Harbour Town', logo: '/assets/crests/bars-red-white.svg' }
const sideFields = { id: IDS, name: TEXTS, logo: TEXTS }
testShape('a side', competitor, side, sideFields)

const aSituation = { kind: 'corner', side: 'home', number: 118 }
const situationFields = { kind: TEXTS, side: orNull(SIDES), number: WHOLES }
testShape('a situation', situation, aSituation, situationFields)

const state = {
  status: 1,
  stage: '2nd_half',
  clock: aClock,
  score: aScore,
  game_score: { home: 40, away: 50 },
  balls: { home: 120, away: 27 },
  current_server: 'away',
  period_scores: [aPeriod],
  places: [{ competitor_id: '7001', place: 1 }],
  situation: aSituation,
}
const stateFields = {
  status: MATCH_STATUSES,
  stage: TEXTS,
  clock: orNull(objectOf(aClock, clockFields)),
  score: objectOf(aScore, scores),
  game_score: orNull(objectOf(aScore, scores)),
  balls: optional(objectOf(state.balls, { home: orNull(WHOLES), away: orNull(WHOLES) })),
  current_server: orNull(SIDES),
  period_scores: listOf(objectOf(aPeriod, periodFields)),
  places: optional(listOf(objectOf(state.places[0]!, { competitor_id: IDS, place: wholesBetween(1) }))),
  situation: orNull(objectOf(aSituation, situationFields)),
}
testShape('the state of a match', matchState, state, stateFields)

const { sport, category, tournament } = aMatch
testShape(
  'a match',
  match,
  { ...aMatch, ...state },
  {
    id: IDS,
    urn_id: TEXTS,
    slug: SLUGS,
    type: oneOf('match'),
    version: WHOLES,
    sport: entity(sport),
    category: entity(category),
    tournament: entity(tournament),
    home: objectOf(side, sideFields),
    away: objectOf(side, sideFields),
    stadium: orNull(TEXTS),
    city: orNull(TEXTS),
    start_time: INSTANTS,
    ...stateFields,
    max_period_number: WHOLES,
    available_markets_count: WHOLES,
    top_markets_count: WHOLES,
    main_market: orNull(entity(aMarket)),
    secondary_market: orNull(entity(aMarket)),
    has_video: FLAGS,
    has_provider_stats: FLAGS,
    provider: PROVIDER_NAMES,
  },
)

test('before the match there is no clock, no game, no server and no situation, but a score', () => {
  const { balls: _balls, places: _places, ...before } = state
  const prematch = {
    ...before,
    status: 0,
    stage: 'not_started',
    clock: null,
    score: { home: 0, away: 0 },
    game_score: null,
    current_server: null,
    period_scores: [],
    situation: null,
  }
  expectAccepted(matchState, prematch, prematch)
  expectRefused(matchState, { ...prematch, score: null }, 'score')
  expectRefused(matchState, { ...prematch, period_scores: null }, 'period_scores')
})

test.each([
  [{ home: 0, away: null }, true],
  [{ home: null, away: null }, true],
  [{ home: 1 }, false],
  [{}, false],
  [{ home: 0.5, away: null }, false],
])('the balls of an innings %j are accepted: %j', (balls, isAccepted) => {
  expect(matchState.safeParse({ ...state, balls }).success).toBe(isAccepted)
})

test('runners in a dead heat share a place; there is no place 0', () => {
  const places = (...of: number[]) => of.map((place, i) => ({ competitor_id: `${i}`, place }))
  expect(matchState.parse({ ...state, places: places(1, 1, 3) }).places).toEqual(places(1, 1, 3))
  expectRefused(matchState, { ...state, places: places(0) }, 'places')
})

test('the league of a match does not repeat its category and sport', () => {
  const league = CALL_EXAMPLES.getTournaments.reply.data[0]!
  const read = match.parse({ ...aMatch, tournament: league })
  expect(read.tournament).toEqual(tournament)
  expect(Object.keys(read.tournament)).not.toContain('sport')
})
