import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import {
  IDS,
  PROVIDER_NAMES,
  SLUGS,
  SPORT_TYPE_NAMES,
  TEXTS,
  WHOLES,
  entity,
  objectOf,
  oneOf,
  orNull,
} from '../../testing/values.ts'
import { category, sport, tournament } from './sport.ts'

const [aSport] = CALL_EXAMPLES.getSports.reply.data
const [aCategory] = CALL_EXAMPLES.getCategories.reply.data
const [aLeague] = CALL_EXAMPLES.getTournaments.reply.data

testShape('a sport', sport, aSport!, {
  id: IDS,
  urn_id: TEXTS,
  key: TEXTS,
  name: TEXTS,
  priority: WHOLES,
  type: SPORT_TYPE_NAMES,
  provider: PROVIDER_NAMES,
})

testShape('a category', category, aCategory!, {
  id: IDS,
  slug: SLUGS,
  name: TEXTS,
  priority: WHOLES,
  country_code: orNull(TEXTS),
  sport: entity(aSport!),
})

testShape('a league', tournament, aLeague!, {
  id: IDS,
  urn_id: TEXTS,
  slug: SLUGS,
  name: TEXTS,
  priority: WHOLES,
  kind: oneOf('match', 'stage', 'season', 'simple_tournament'),
  category: objectOf(aLeague!.category, {
    id: IDS,
    slug: SLUGS,
    name: TEXTS,
    priority: WHOLES,
    country_code: orNull(TEXTS),
  }),
  sport: entity(aSport!),
  main_market_outcomes_count: WHOLES,
  secondary_market_outcomes_count: WHOLES,
})

test('the category of a league does not name the sport again', () => {
  expect(tournament.parse({ ...aLeague, category: aCategory }).category).not.toHaveProperty('sport')
})

test('a category that is no country has no code, which is null and not missing', () => {
  const tour = { ...aCategory, name: 'ATP', country_code: null }
  expectAccepted(category, tour, tour)
  const { country_code: _, ...without } = tour
  expectRefused(category, without, 'country_code')
})
