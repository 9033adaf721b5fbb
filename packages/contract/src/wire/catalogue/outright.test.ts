import { describe, expect, test } from 'vitest'
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
import { outright, runner, sportEvent } from './outright.ts'

const [aMatch, aRace] = CALL_EXAMPLES.getMatches.reply.data
const aMarket = CALL_EXAMPLES.getMatchMarkets.reply.data[0]!

const racecard = { jockey: 'T. Hartley', trainer: 'R. Whitmore', age: 4, weight: 57.5, form: [1, 3, 2, 10] }
const horse = { id: '7001', name: 'Copper Lantern', logo: '/x.svg', number: 1, withdrawn: false, racecard }
const runnerFields = {
  id: IDS,
  name: TEXTS,
  logo: TEXTS,
  number: orNull(WHOLES),
  withdrawn: FLAGS,
  racecard: orNull(
    objectOf(racecard, {
      jockey: TEXTS,
      trainer: TEXTS,
      age: WHOLES,
      weight: NUMBERS,
      form: listOf(wholesBetween(1)),
    }),
  ),
}
testShape('a runner', runner, horse, runnerFields)

const place = { competitor_id: '7001', place: 1 }
testShape(
  'an event without two sides',
  outright,
  { ...aRace!, places: [place] },
  {
    id: IDS,
    urn_id: TEXTS,
    slug: SLUGS,
    type: oneOf('outright', 'race'),
    version: WHOLES,
    sport: entity(aRace!.sport),
    category: entity(aRace!.category),
    tournament: entity(aRace!.tournament),
    name: TEXTS,
    competitors: listOf(objectOf(horse, runnerFields)),
    start_time: INSTANTS,
    end_date: orNull(INSTANTS),
    status: MATCH_STATUSES,
    stage: TEXTS,
    places: optional(listOf(objectOf(place, { competitor_id: IDS, place: wholesBetween(1) }))),
    available_markets_count: WHOLES,
    main_market: orNull(entity(aMarket)),
    provider: PROVIDER_NAMES,
  },
)

describe('any event is read by its type', () => {
  test('a match keeps its sides, a race its runners', () => {
    expectAccepted(sportEvent, aMatch, aMatch)
    expectAccepted(sportEvent, aRace, aRace)
    const winner = { ...aRace, type: 'outright' }
    expectAccepted(sportEvent, winner, winner)
  })

  test('a match without sides and a race without runners are refused', () => {
    expectRefused(sportEvent, { ...aRace, type: 'match' })
    expectRefused(sportEvent, { ...aMatch, type: 'race' })
    expectRefused(sportEvent, { ...aMatch, type: 'outright' })
  })

  test.each(['', 'MATCH', 'tournament', null, undefined, 1])('there is no event of type %j', type =>
    expectRefused(sportEvent, { ...aMatch, type }, 'type'),
  )

  test('what belongs to the other kind is dropped', () => {
    const read = sportEvent.parse({ ...aMatch, competitors: [horse], end_date: 5 })
    expect(read).not.toHaveProperty('competitors')
    expect(sportEvent.parse({ ...aRace, home: aMatch, score: 1 })).not.toHaveProperty('home')
  })
})

test('a horse that never ran has an empty form, and there is no place 0 in it', () => {
  const newcomer = { ...horse, racecard: { ...racecard, form: [] } }
  expectAccepted(runner, newcomer, newcomer)
  expectRefused(runner, { ...horse, racecard: { ...racecard, form: [1, 0] } }, 'racecard')
})
