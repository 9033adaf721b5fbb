import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import {
  AMOUNTS,
  BET_TYPE_NAMES,
  CURRENCIES,
  EVENT_TYPE_NAMES,
  FLAGS,
  IDS,
  INSTANTS,
  MARKET_IDS,
  MARKET_STATUSES,
  MATCH_STATUSES,
  ODDS,
  PROVIDER_NAMES,
  SLUGS,
  TEXTS,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  textsBetween,
} from '../../testing/values.ts'
import { sharedBet, sharedSelection } from './sharedBet.ts'

const aBet = CALL_EXAMPLES.getShareBets.reply.data[0]!
const contest = { type: 'match', tournament_id: '130', competitor_ids: ['901', '902'] }
const selection = { ...aBet.selections[0]!, contest }
const fields = {
  match_id: IDS,
  market_id: MARKET_IDS,
  specifier: textsBetween(0, 128),
  outcome_id: textsBetween(0, 64),
  odds: ODDS,
  shared_odds: ODDS,
  availability: oneOf('available', 'suspended', 'not_available'),
  match_status: MATCH_STATUSES,
  market_status: orNull(MARKET_STATUSES),
  active: FLAGS,
  match_urn_id: TEXTS,
  match_slug: SLUGS,
  match_start_time: INSTANTS,
  sport_key: TEXTS,
  category_slug: SLUGS,
  category_name: TEXTS,
  name_a: TEXTS,
  name_b: optional(TEXTS),
  provider: PROVIDER_NAMES,
  contest: optional(
    objectOf(contest, { type: EVENT_TYPE_NAMES, tournament_id: IDS, competitor_ids: listOf(IDS) }),
  ),
  market_name: TEXTS,
  outcome_name: TEXTS,
}
testShape('a selection of a shared bet', sharedSelection, selection, fields)

const shared = { ...aBet, selections: [selection], system_id: 'system-2-3', named: 'lucky-15' }
testShape('a shared bet', sharedBet, shared, {
  type: BET_TYPE_NAMES,
  stake: objectOf(aBet.stake, { value: AMOUNTS, currency: CURRENCIES }),
  system_id: optional(IDS),
  named: optional(IDS),
  selections: listOf(objectOf(selection, fields)),
})

test('a shared bet tells nothing about its sharer: no bonus, no joint price, no group', () => {
  const bonus = { id: '31', type: 'freebet' }
  const read = sharedBet.parse({ ...shared, bonus, custom_odds: 3_050, group: 'x', player_id: '1001' })
  expect(read).toEqual(shared)
})

test('a selection whose match was removed keeps its names and its shared price', () => {
  const { contest: _, name_b: _b, ...rest } = selection
  const gone = { ...rest, availability: 'not_available', match_status: 4, market_status: null, active: false }
  expectAccepted(sharedSelection, gone, gone)
  expectRefused(sharedSelection, { ...gone, shared_odds: null }, 'shared_odds')
  expectRefused(sharedSelection, { ...gone, name_a: undefined }, 'name_a')
})
