import { test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { FLAG, STATUSES } from '../../testing/testQuery.ts'
import { expectRefused } from '../../testing/testShape.ts'
import { FLAGS, IDS, entity, listOf, objectOf, oneOf } from '../../testing/values.ts'
import { favouriteParams, favouritesParams } from './favourites.ts'

const TYPES = oneOf('matches', 'tournaments', 'categories', 'sports', 'competitors')
const aFavourite = CALL_EXAMPLES.getFavourites.reply.data[0]!

testCall('getFavourites', {
  access: 'player',
  params: part({ type: 'matches' }, { type: TYPES }),
  query: { match_status: STATUSES, is_bettable: FLAG },
  reply: dataOf([aFavourite], listOf(entity(aFavourite))),
})

const changed = { type: 'matches', id: '50001', is_favourite: true }
const one = part({ type: 'matches', id: '50001' }, { type: TYPES, id: IDS })
const state = dataOf(changed, objectOf(changed, { type: TYPES, id: IDS, is_favourite: FLAGS }))

testCall('addFavourite', { access: 'player', params: one, reply: state })
testCall('removeFavourite', { access: 'player', params: one, reply: state })

test.each(['match', 'leagues', 'teams', 'Matches', ''])('%j cannot be favourites', type => {
  expectRefused(favouritesParams, { type }, 'type')
  expectRefused(favouriteParams, { type, id: '1' }, 'type')
})
