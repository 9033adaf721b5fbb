import { test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape, testValues } from '../../testing/testShape.ts'
import { IDS, INSTANTS, SLUGS, TEXTS, WHOLES, entity, listOf, oneOf, orNull } from '../../testing/values.ts'
import { favourite, favouriteType } from './favourite.ts'

const aFavourite = CALL_EXAMPLES.getFavourites.reply.data[0]!
const TYPES = oneOf('matches', 'tournaments', 'categories', 'sports', 'competitors')

testValues('what can be a favourite', favouriteType, TYPES)

testShape('a favourite', favourite, aFavourite, {
  type: TYPES,
  id: IDS,
  added_at: INSTANTS,
  name: TEXTS,
  slug: orNull(SLUGS),
  logo: orNull(TEXTS),
  sport: entity(aFavourite.sport),
  category: orNull(entity(aFavourite.category!)),
  matches_count: WHOLES,
  match_ids: listOf(IDS),
})

test('a favourite competitor has a picture and no page, a sport no category', () => {
  const competitor = { ...aFavourite, type: 'competitors', slug: null, logo: '/assets/crests/x.svg' }
  expectAccepted(favourite, competitor, competitor)
  const sport = { ...aFavourite, type: 'sports', category: null, matches_count: 0, match_ids: [] }
  expectAccepted(favourite, sport, sport)
  expectRefused(favourite, { ...sport, sport: null }, 'sport')
})
