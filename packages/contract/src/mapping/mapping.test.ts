import type { MatchState } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../documents/index.ts'
import { bet as placedBet } from '../wire/betting/bet.ts'
import { fromMatchState } from './fromMatchState.ts'
import { toBet } from './toBet.ts'
import { toMarket, toOutcomeKey } from './toMarket.ts'
import { toMatchState } from './toMatchState.ts'

const bet = CALL_EXAMPLES.getBets.reply.data[0]!
const market = CALL_EXAMPLES.getMatchMarkets.reply.data[0]!

const FULL: MatchState = {
  status: 1,
  stage: '2nd_set',
  clock: { matchTime: 61, remainingInPeriod: 12, stopped: true, updatedAt: 5 },
  score: { home: 1, away: 0 },
  gameScore: { home: 40, away: 50 },
  currentServer: 'away',
  periodScores: [{ home: 6, away: 4, key: '1st_set', number: 1, type: 'set' }],
}
const FULL_WITH_SITUATION: MatchState = { ...FULL, situation: { kind: 'ace', side: 'away', number: 41 } }
const CHASE: MatchState = { ...FULL, stage: '2nd_inning', balls: { home: 120, away: 27 } }
const FIRST_INNINGS: MatchState = { ...FULL, stage: '1st_inning', balls: { away: 0 } }
const BARE: MatchState = { status: 0, stage: 'not_started', score: { home: 0, away: 0 }, periodScores: [] }

test.each([FULL, FULL_WITH_SITUATION, CHASE, FIRST_INNINGS, BARE])(
  'a match state comes back from the wire as it was',
  state => {
    expect(toMatchState(fromMatchState(state))).toEqual(state)
  },
)

test('a period gets the name it is given, and its key without one', () => {
  expect(fromMatchState(FULL, () => '1. Satz').period_scores[0]!.name).toBe('1. Satz')
  expect(fromMatchState(FULL).period_scores[0]!.name).toBe('1st_set')
})

test('nulls of the wire are absent in the domain', () => {
  expect(toMarket(market)).not.toHaveProperty('reason')
  expect(toMarket({ ...market, reason: 'goal', next_bet_stop: 9 })).toMatchObject({
    reason: 'goal',
    nextBetStop: 9,
  })
  expect(toBet(bet)).not.toHaveProperty('winAmount')
  expect(toBet({ ...bet, win_amount: bet.stake, settled_at: 7 })).toMatchObject({
    winAmount: { value: 1_000 },
    settledAt: 7,
  })
})

test.each(['combo', 'double', 'treble', 'accumulator'] as const)(
  '[BET-1] a placed %s is read as a combo',
  type => {
    expect(toBet(placedBet.parse({ ...bet, type })).type).toBe('combo')
  },
)

test('a bet keeps its legs with the names it came with', () => {
  expect(toBet(bet).legs[0]).toMatchObject({ matchId: '50001', homeName: 'Harbour Town', odds: 2350 })
})

test('an outcome is named by match, market, line and id', () => {
  expect(toOutcomeKey({ ...market, specifier: 'total=2.5' }, '12')).toEqual({
    matchId: '50001',
    marketId: 1,
    specifier: 'total=2.5',
    outcomeId: '12',
  })
})

test('a bet tells of its cash-out: the offer and its number, what was taken, what runs on and the rule', () => {
  const told = toBet({
    ...bet,
    to_cashout: { value: 900, currency: 'EUR', subunits: 100 },
    cash_out: { v: 7, because: null },
    open_stake: { value: 600, currency: 'EUR', subunits: 100 },
    cashed_out: {
      stake: { value: 400, currency: 'EUR', subunits: 100 },
      value: { value: 510, currency: 'EUR', subunits: 100 },
    },
    cashout_rule: { at_least: 2_000 },
  })
  expect(told).toMatchObject({
    cashout: { version: 7, offer: { value: 900 } },
    openStake: { value: 600 },
    cashedOut: { stake: { value: 400 }, value: { value: 510 } },
    cashoutAtLeast: { value: 2_000, currency: 'EUR' },
  })
  expect(toBet({ ...bet, to_cashout: null, cash_out: { v: 8, because: 'suspended' } }).cashout).toEqual({
    version: 8,
    because: 'suspended',
  })
  const { to_cashout: _none, cash_out: _about, ...bare } = bet
  expect(toBet(bare)).not.toHaveProperty('cashout')
})
