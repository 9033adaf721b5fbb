import type { BetWire, ChangedBetWire } from '@touchline/contract'
import type { BetResult, BetStatus } from '@touchline/domain/bet'
import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/match'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import { expect, test } from 'vitest'
import { betWord, legMark } from '../bet/index.ts'
import { withBet, withNewest, type BetPages, type BetsFilter } from './mergeBets.ts'

const { prematch, live, finished } = MATCH_STATUS
const euros = (value: number) => moneyOf(value, currencyOf('EUR')!)
const PAID: Readonly<Partial<Record<BetResult, number>>> = {
  win_entire: 1_950,
  refund_entire: 1_000,
  refund_half_lose_other: 500,
}

function aBet(id: string, status: BetStatus = 'waiting_results', name = 'Calder City'): BetWire {
  return {
    id,
    status,
    vip: false,
    result: 'no_results',
    selections: [{ name_a: name, odds: 1950 }],
  } as BetWire
}

function aList(...bets: BetWire[]): BetPages {
  const pagination = { total: bets.length, page: 1, limit: 20, last_page: 1 }
  return { pages: [{ data: bets, pagination }], pageParams: [1] }
}

const filtered = (filter: BetsFilter['filter'], more: Partial<BetsFilter> = {}): BetsFilter => ({
  filter,
  result: 'all',
  limit: 20,
  ...more,
})
const idsOf = (list: BetPages) => list.pages.flatMap(page => page.data.map(bet => bet.id))

test.each([
  // status            result                    legs                         word
  ['submitted', 'no_results', [['no_results', live]], 'checking'],
  ['rejected', 'no_results', [['no_results', live]], 'not-placed'],
  ['waiting_results', 'no_results', [['no_results', prematch]], 'not-started'],
  [
    'waiting_results',
    'no_results',
    [
      ['win_entire', finished],
      ['no_results', live],
    ],
    'live',
  ],
  [
    'waiting_results',
    'no_results',
    [
      ['win_entire', finished],
      ['no_results', prematch],
    ],
    'open',
  ],
  ['done', 'win_entire', [['win_entire', finished]], 'won'],
  ['done', 'lose_entire', [['lose_entire', finished]], 'lost'],
  ['done', 'refund_entire', [['refund_entire', finished]], 'refunded'],
  ['done', 'refund_half_lose_other', [['refund_half_lose_other', finished]], 'half-lost'],
  ['cashed_out', 'cashed_out', [['cashed_out', live]], 'cashed-out'],
  ['cancelled', 'canceled', [['canceled', prematch]], 'cancelled'],
] as const)('a bet that is %s with %s reads its own word', (status, result, legs, word) => {
  const facts = legs.map(([legResult, matchStatus]) => ({
    result: legResult as BetResult,
    matchStatus: matchStatus as MatchStatus,
  }))
  const sums = { stake: euros(1_000), winAmount: euros(PAID[result] ?? 0) }
  expect(betWord({ type: 'single', status, result, legs: facts, ...sums })).toBe(word)
})

test.each([
  // type     result                    staked paid   word
  ['combo', 'win_entire', 1_000, 3_800, 'won'],
  ['combo', 'win_entire', 1_000, 1_000, 'won'],
  ['combo', 'win_entire', 1_000, 650, 'part-back'],
  ['system', 'win_entire', 1_500, 700, 'part-back'],
  ['combo', 'refund_half_lose_other', 1_000, 250, 'part-back'],
  ['combo', 'refund_half_lose_other', 1_000, 500, 'part-back'],
  ['combo', 'refund_entire', 1_000, 1_000, 'refunded'],
  ['combo', 'lose_entire', 1_000, 0, 'lost'],
  ['custom_bet', 'refund_entire', 1_000, 1_000, 'refunded'],
  // A dead heat may pay less than was staked.
  ['single', 'win_entire', 1_000, 750, 'part-back'],
  ['single', 'refund_half_win_other', 1_000, 1_450, 'half-won'],
  ['single', 'refund_half_lose_other', 1_000, 500, 'half-lost'],
] as const)('a %s with %s that cost %i and paid %i reads: %4$s', (type, result, stake, paid, word) => {
  const sums = { stake: euros(stake), winAmount: euros(paid) }
  expect(betWord({ type, status: 'done', result, legs: [], ...sums })).toBe(word)
})

test('an earlier cash-out does not decide the result of the rest', () => {
  const rest = {
    type: 'single',
    status: 'done',
    result: 'win_entire',
    legs: [],
    stake: euros(1_000),
  } as const
  const cashedOut = { stake: euros(800), value: euros(300) }
  // 2.00 stayed open and paid 3.90.
  const won = { ...rest, openStake: euros(200), cashedOut, winAmount: euros(690) }
  expect(betWord(won)).toBe('won')
})

test('a leg is ticked, dotted, ringed, crossed or barred', () => {
  const marks = [
    legMark('win_entire', finished),
    legMark('no_results', live),
    legMark('no_results', prematch),
    legMark('lose_entire', finished),
    legMark('refund_half_win_other', finished),
  ]
  expect(marks).toEqual(['won', 'playing', 'to-come', 'lost', 'half'])
})

test('[BET-3] a bet that settles leaves the open list, and the settled one is requested again', () => {
  const settled = aBet('2', 'done')
  const open = withBet(aList(aBet('1'), aBet('2')), settled, filtered('open'))!
  expect([idsOf(open), open.pages[0]!.pagination.total]).toEqual([['1'], 1])
  expect(withBet(aList(aBet('9', 'done')), settled, filtered('settled'))).toBeUndefined()
})

test('a new bet is requested with its names, and a known one keeps its place and its names', () => {
  const list = aList(aBet('2'), aBet('1'))
  expect(withBet(list, aBet('3'), filtered('all'))).toBeUndefined()
  const { selections, ...newer } = aBet('1', 'done')
  const nameless = { ...newer, selections: selections.map(({ odds }) => ({ odds })) } as ChangedBetWire
  expect(withBet(list, nameless, filtered('all'))!.pages[0]!.data[1]).toMatchObject({
    status: 'done',
    selections: [{ name_a: 'Calder City', odds: 1950 }],
  })
})

test('[BET-4] a VIP bet that was rejected leaves every list', () => {
  const rejected = { ...aBet('1', 'rejected'), vip: true }
  expect(idsOf(withBet(aList(aBet('1')), rejected, filtered('all'))!)).toEqual([])
})

test('what is not newer than the list changes nothing, whatever order it comes in', () => {
  const list = aList({ ...aBet('1', 'done'), v: 5 })
  expect(withBet(list, { ...aBet('1'), v: 5 }, filtered('all'))).toBe(list)
  expect(withBet(list, { ...aBet('1'), v: 4 }, filtered('all'))).toBe(list)
  expect(withBet(list, { ...aBet('1'), v: 6 }, filtered('all'))!.pages[0]!.data[0]).toMatchObject({ v: 6 })
})

test('an answer older than the event does not restore the old bet', () => {
  const newer = aList({ ...aBet('1', 'done'), v: 7 }, { ...aBet('2'), v: 1 })
  const answer = aList({ ...aBet('1'), v: 6 }, { ...aBet('2'), v: 2 })
  const list = withNewest(newer, answer)
  expect(list.pages[0]!.data).toMatchObject([
    { status: 'done', v: 7 },
    { status: 'waiting_results', v: 2 },
  ])
})

test('an offer to cash out that has gone on is not taken back by the bet', () => {
  const newer = { ...aBet('1'), v: 1, to_cashout: null, cash_out: { v: 9, because: 'suspended' } } as BetWire
  const bet = { ...aBet('1'), v: 2, cash_out: { v: 8, because: null } } as BetWire
  expect(withBet(aList(newer), bet, filtered('all'))!.pages[0]!.data[0]).toMatchObject({
    v: 2,
    cash_out: { v: 9, because: 'suspended' },
  })
})

test('an event that names no offer to cash out leaves the one there is', () => {
  const listed = {
    ...aBet('1'),
    v: 1,
    to_cashout: { value: 900 },
    cash_out: { v: 0, because: null },
  } as BetWire
  const { cash_out: _about, to_cashout: _offer, ...newer } = { ...listed, v: 2 }
  expect(withBet(aList(listed), newer, filtered('all'))!.pages[0]!.data[0]).toMatchObject({
    v: 2,
    to_cashout: { value: 900 },
    cash_out: { v: 0 },
  })
})

test('[LIST-1] a bet comes into the lists whose result and period it fits, and no other', () => {
  const won = { ...aBet('1', 'done'), result: 'win_entire', created_at: 100, settled_at: 500 } as BetWire
  const empty = aList()
  const isListed = (more: Partial<BetsFilter>) => withBet(empty, won, filtered('settled', more)) === undefined
  expect(
    [{ result: 'win' }, { result: 'lose' }, { from: 500 }, { to: 500 }, { from: 1, to: 501 }].map(more =>
      isListed(more as Partial<BetsFilter>),
    ),
  ).toEqual([true, false, true, false, true])
  // Under "all" the instant is the same; a bet that is not settled, or was refused, counts by its placement.
  expect(withBet(empty, won, filtered('all', { from: 500 }))).toBeUndefined()
  expect(withBet(empty, won, filtered('all', { to: 101 }))).toBe(empty)
  for (const status of ['rejected', 'waiting_results'] as const) {
    const bet = { ...aBet('1', status), created_at: 100, settled_at: null } as BetWire
    const filter = status === 'rejected' ? 'settled' : 'open'
    expect(withBet(empty, bet, filtered(filter, { from: 100, to: 101 }))).toBeUndefined()
    expect(withBet(empty, bet, filtered(filter, { from: 101 }))).toBe(empty)
  }
})
