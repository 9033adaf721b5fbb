import { test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import {
  IDS,
  MARKET_IDS,
  ODDS,
  entity,
  listOf,
  objectOf,
  textsBetween,
  values,
} from '../../testing/values.ts'
import { customOddsBody, customOddsReply } from './customBet.ts'

const leg = { market_id: 18, specifier: 'total=2.5', outcome_id: '12' }
const legFields = {
  market_id: MARKET_IDS,
  specifier: textsBetween(0, 128),
  outcome_id: textsBetween(0, 64),
}
const legs = objectOf(leg, legFields)
const priced = { ...leg, odds: 1_870 }
const price = { odds: 3_050, probability: 0.31, selections: [priced], available: [leg] }
const PROBABILITIES = values([0, 0.31, 1], [-0.000_001, 1.000_001, '0.3', Number.NaN, null])

testCall('getCustomOdds', {
  body: part(
    { match_id: '50001', selections: [leg] },
    { match_id: IDS, selections: listOf(legs, { min: 1, max: 50 }) },
  ),
  reply: dataOf(
    price,
    objectOf(price, {
      odds: ODDS,
      probability: PROBABILITIES,
      selections: listOf(objectOf(priced, { ...legFields, odds: ODDS })),
      available: listOf(legs),
    }),
  ),
})

const market = CALL_EXAMPLES.getCustomMarkets.reply.data[0]!
testCall('getCustomMarkets', {
  params: part({ matchId: '50001' }, { matchId: IDS }),
  reply: dataOf([market], listOf(entity(market))),
})

test('the request names no prices and one match only', () => {
  const body = { match_id: '50001', selections: [{ ...priced, match_id: '50002' }] }
  expectAccepted(customOddsBody, body, { match_id: '50001', selections: [leg] })
})

test('a price that leaves nothing to add is complete', () => {
  const alone = { data: { ...price, available: [] } }
  expectAccepted(customOddsReply, alone, alone)
  expectRefused(customOddsReply, { data: { ...price, odds: 999 } }, 'data')
})
