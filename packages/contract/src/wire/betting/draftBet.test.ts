import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import {
  AMOUNTS,
  BET_TYPE_NAMES,
  CURRENCIES,
  IDS,
  MARKET_IDS,
  ODDS,
  TEXTS,
  listOf,
  objectOf,
  optional,
  textsBetween,
} from '../../testing/values.ts'
import { customLeg, draftBet, draftSelection } from './bet.ts'
import { betToShare } from './sharedBet.ts'

const selection = { match_id: '50001', market_id: 18, specifier: 'total=2.5', outcome_id: '12', odds: 1_870 }
const outcomeFields = {
  market_id: MARKET_IDS,
  specifier: textsBetween(0, 128),
  outcome_id: textsBetween(0, 64),
}
const selectionFields = { ...outcomeFields, match_id: IDS, odds: ODDS }
testShape('a selection of a bet to be placed', draftSelection, selection, selectionFields)

const { match_id: _match, odds: _odds, ...leg } = selection
testShape('an outcome of a match that is known', customLeg, leg, outcomeFields)

const draft = {
  type: 'system',
  stake: { value: 1_000, currency: 'EUR' },
  selections: [selection],
  system_id: 'system-2-3',
  custom_odds: 3_050,
  bonus: { id: '31', type: 'freebet', odds: 1_100 },
  group: 'lucky-15',
}
const draftFields = {
  type: BET_TYPE_NAMES,
  stake: objectOf(draft.stake, { value: AMOUNTS, currency: CURRENCIES }),
  selections: listOf(objectOf(selection, selectionFields), { min: 1, max: 50 }),
  system_id: optional(IDS),
  custom_odds: optional(ODDS),
  bonus: optional(objectOf(draft.bonus, { id: IDS, type: TEXTS, odds: optional(ODDS) })),
  group: optional(textsBetween(1, 64)),
}
testShape('a bet to be placed', draftBet, draft, draftFields)
testShape(
  'a bet to share',
  betToShare,
  { ...draft, named: 'lucky-15' },
  {
    ...draftFields,
    named: optional(IDS),
  },
)

describe('the stake of a bet to be placed', () => {
  test('a stake of 0 fits: the maximum stake is asked for with it, and a shared bet hides it', () => {
    const bet = { ...draft, stake: { value: 0, currency: 'EUR' } }
    expectAccepted(draftBet, bet, bet)
  })

  test.each([-1, 0.5, '1000', 2 ** 53, null, undefined])('%j is no stake', value =>
    expectRefused(draftBet, { ...draft, stake: { value, currency: 'EUR' } }, 'stake'),
  )

  test('the client does not say how many subunits a currency has', () => {
    const bet = { ...draft, stake: { ...draft.stake, subunits: 1 } }
    expectAccepted(draftBet, bet, draft)
  })
})

test('an outcome of the feed may have an empty specifier, and any number but a negative one', () => {
  expectAccepted(draftSelection, { ...selection, specifier: '' }, { ...selection, specifier: '' })
  for (const market_id of [-1, 1.5, 2_147_483_648, '18'])
    expectRefused(draftSelection, { ...selection, market_id }, 'market_id')
})

test('the examples of the document are such bets', () => {
  const [bet] = CALL_EXAMPLES.placeBets.body.bets
  expect(draftBet.parse(bet)).toEqual(bet)
  expect(betToShare.parse(bet)).toEqual(bet)
})
