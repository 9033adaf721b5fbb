import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../documents/index.ts'
import type { BetWire } from '../wire/betting/bet.ts'
import { toBet } from './toBet.ts'

const euros = (value: number) => ({ value, currency: 'EUR', subunits: 100 })
const leg = CALL_EXAMPLES.getBets.reply.data[0]!.selections[0]!

/** A single as a back end without cash-out, versions and receipts sends it. */
const PLAIN: BetWire = {
  id: '0f6f3b7e',
  ref: '418250913377',
  type: 'single',
  status: 'waiting_results',
  result: 'no_results',
  stake: euros(1_000),
  win_amount: null,
  potential_win: euros(2_350),
  odds: 2_350,
  selections: [],
  system: null,
  created_at: 1_795_000_000_000,
  settled_at: null,
  vip: false,
  used_in_jackpot: false,
}
const BARE = {
  id: '0f6f3b7e',
  ref: '418250913377',
  type: 'single',
  status: 'waiting_results',
  result: 'no_results',
  stake: euros(1_000),
  odds: 2_350,
  legs: [],
  createdAt: 1_795_000_000_000,
  isVip: false,
}

test('a bet with no more than it must have', () => {
  expect(toBet(PLAIN)).toEqual(BARE)
})

test('what is null on the wire is absent, and no key is there without a value', () => {
  const nulls = {
    to_cashout: null,
    bonus: null,
    decide_at: null,
    accept_mode: null,
    refusal: null,
    cashed_out: null,
    cashout_rule: null,
    corrected_at: null,
  }
  expect(toBet({ ...PLAIN, ...nulls })).toStrictEqual({ ...BARE, cashout: { version: 0 } })
  expect(toBet(PLAIN)).toStrictEqual(BARE)
})

test.each([
  ['win_amount', euros(2_350), { winAmount: euros(2_350) }],
  ['win_amount', euros(0), { winAmount: euros(0) }],
  ['settled_at', 1_795_000_000_001, { settledAt: 1_795_000_000_001 }],
  ['settled_at', 0, { settledAt: 0 }],
  ['v', 3, { version: 3 }],
  ['v', 0, { version: 0 }],
  ['decide_at', 1_795_000_000_002, { decideAt: 1_795_000_000_002 }],
  ['accept_mode', 'any', { acceptMode: 'any' }],
  ['accept_mode', 'none', { acceptMode: 'none' }],
  ['corrected_at', 1_795_000_000_003, { correctedAt: 1_795_000_000_003 }],
  ['has_receipt', true, { hasReceipt: true }],
  ['has_receipt', false, { hasReceipt: false }],
  ['vip', true, { isVip: true }],
  ['open_stake', euros(600), { openStake: euros(600) }],
  ['open_stake', euros(0), { openStake: euros(0) }],
  ['status', 'submitted', { status: 'submitted' }],
  ['result', 'refund_half_win_other', { result: 'refund_half_win_other' }],
  ['odds', 100_000_001, { odds: 100_000_001 }],
] as const)('%s: %j', (name, value, read) => {
  expect(toBet({ ...PLAIN, [name]: value } as BetWire)).toStrictEqual({ ...BARE, ...read })
})

test('a system has its lines', () => {
  const system = { id: 'system-2-3', win_count: 2, total_count: 3 }
  expect(toBet({ ...PLAIN, type: 'system', system })).toStrictEqual({
    ...BARE,
    type: 'system',
    system: { id: 'system-2-3', winCount: 2, totalCount: 3 },
  })
})

test('a refusal is its code and its message in the language of the request', () => {
  const refusal = { code: 101, localized_message: 'Odds have changed', details: { selections: [], limit: 5 } }
  expect(toBet({ ...PLAIN, status: 'rejected', refusal }).refusal).toStrictEqual({
    code: 101,
    message: 'Odds have changed',
  })
})

describe('cash-out', () => {
  const cashoutOf = (wire: Partial<BetWire>) => toBet({ ...PLAIN, ...wire }).cashout

  test('an offer has the number of the offer', () => {
    expect(cashoutOf({ to_cashout: euros(900), cash_out: { v: 7, because: null } })).toStrictEqual({
      version: 7,
      offer: euros(900),
    })
  })

  test('an offer of a back end that does not number them is number 0', () => {
    expect(cashoutOf({ to_cashout: euros(900) })).toStrictEqual({ version: 0, offer: euros(900) })
  })

  test('no offer has its number too, and the reason', () => {
    expect(cashoutOf({ to_cashout: null, cash_out: { v: 8, because: 'suspended' } })).toStrictEqual({
      version: 8,
      because: 'suspended',
    })
    expect(cashoutOf({ to_cashout: null })).toStrictEqual({ version: 0 })
  })

  test('a back end without cash-out says nothing about it', () => {
    expect(toBet(PLAIN)).not.toHaveProperty('cashout')
    expect(toBet({ ...PLAIN, cash_out: { v: 8, because: 'suspended' } })).not.toHaveProperty('cashout')
  })

  test('what was cashed out is a part of the stake for a sum', () => {
    const cashed_out = { stake: euros(400), value: euros(510) }
    expect(toBet({ ...PLAIN, cashed_out }).cashedOut).toStrictEqual({ stake: euros(400), value: euros(510) })
  })

  test('the rule is an amount in the currency of the stake', () => {
    const stake = { value: 5_000, currency: 'BTC', subunits: 100_000_000 }
    expect(toBet({ ...PLAIN, stake, cashout_rule: { at_least: 2_000 } }).cashoutAtLeast).toStrictEqual({
      value: 2_000,
      currency: 'BTC',
      subunits: 100_000_000,
    })
    expect(toBet({ ...PLAIN, cashout_rule: { at_least: 0 } }).cashoutAtLeast).toStrictEqual(euros(0))
  })
})

describe('a leg', () => {
  const legOf = (wire: object) => toBet({ ...PLAIN, selections: [{ ...leg, ...wire }] }).legs[0]
  const whole = {
    matchId: '50001',
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    odds: 2_350,
    oddsAtTap: 2_350,
    oddsAtArrival: 2_350,
    result: 'no_results',
    provider: 'betradar',
    matchStatus: 1,
    matchSlug: 'harbour-town-ashford-rovers-50001',
    startTime: 1_794_998_050_000,
    score: { home: 1, away: 0 },
    sportKey: 'soccer',
    categorySlug: 'norland',
    categoryName: 'Norland',
    homeName: 'Harbour Town',
    awayName: 'Ashford Rovers',
    marketName: 'Full-time result',
    outcomeName: 'Harbour Town',
  }

  test('keeps all that is shown of it', () => {
    expect(legOf({})).toStrictEqual(whole)
  })

  test('of an event without two sides has one name', () => {
    const { name_b: _, ...outright } = leg
    expect(toBet({ ...PLAIN, selections: [outright] }).legs[0]).not.toHaveProperty('awayName')
  })

  test('has no earlier prices where a back end does not report them', () => {
    const { oddsAtTap: _tap, oddsAtArrival: _arrival, ...without } = whole
    expect(legOf({ odds_at_tap: null, odds_at_arrival: null })).toStrictEqual(without)
  })

  test.each([
    [{ odds_at_tap: 2_400 }, { oddsAtTap: 2_400 }],
    [{ odds_at_arrival: 2_300 }, { oddsAtArrival: 2_300 }],
    [{ tied: 2 }, { tied: 2 }],
    [
      { tied: 3, tied_places: 2 },
      { tied: 3, tiedPlaces: 2 },
    ],
    [{ match_status: 0 }, { matchStatus: 0 }],
    [{ result: 'lose_entire' }, { result: 'lose_entire' }],
    [{ specifier: 'total=2.5' }, { specifier: 'total=2.5' }],
  ])('%j', (wire, read) => {
    expect(legOf(wire)).toStrictEqual({ ...whole, ...read })
  })

  test('stays in the order of the bet', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 20 }), ids => {
        const selections = ids.map(match_id => ({ ...leg, match_id }))
        expect(toBet({ ...PLAIN, selections }).legs.map(({ matchId }) => matchId)).toEqual(ids)
      }),
    )
  })
})
