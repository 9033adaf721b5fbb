import { outcomeKeyOf, type Market, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { currencyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { emptySlip, type Slip } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import {
  addBlockOf,
  hindranceOf,
  hindranceOfLines,
  legsOnSlip,
  picksReplaced,
  legOfOtherMatch,
} from './builderView.ts'
import type { BuilderState } from './createBuilder.ts'

const matchId = '7' as MatchId
const pick = (marketId: number, outcomeId: string, specifier = ''): OutcomeKey => ({
  matchId,
  marketId,
  specifier,
  outcomeId,
})
const homeWin = pick(1, '1')
const over = pick(18, '12', 'total=2.5')
const bothScore = pick(29, '74')
const state = (legs: readonly OutcomeKey[], more: Partial<BuilderState> = {}): BuilderState => ({
  legs,
  price: { status: 'known', odds: 3_050 as Odds },
  available: new Set([outcomeKeyOf(bothScore)]),
  ...more,
})

test('every outcome can be added while nothing is picked or the joint price is unknown', () => {
  expect(hindranceOf(homeWin, state([], { available: undefined }))).toBeUndefined()
  expect(hindranceOf(over, state([homeWin], { available: undefined }))).toBeUndefined()
  expect(hindranceOf(bothScore, state([homeWin]))).toBeUndefined()
})

test('a pick itself can always be removed', () => {
  const refused = { status: 'refused', why: 'contradiction', atFault: [] } as const
  expect(hindranceOf(homeWin, state([homeWin], { price: refused }))).toBeUndefined()
})

test('an outcome of a picked line contradicts that pick, another one all of them', () => {
  const legs = [homeWin, over]
  expect(hindranceOf(pick(1, '2'), state(legs))).toEqual({ kind: 'cannot-combine', with: [homeWin] })
  expect(hindranceOf(pick(18, '12', 'total=3.5'), state(legs))).toEqual({
    kind: 'cannot-combine',
    with: legs,
  })
})

test('if nothing more can be added every outcome shows it, and picks without a price come first', () => {
  expect(hindranceOf(over, state([homeWin], { available: new Set() }))).toEqual({ kind: 'full' })
  const refused = { status: 'refused', why: 'closed', atFault: [] } as const
  expect(hindranceOf(over, state([homeWin], { price: refused }))).toEqual({ kind: 'fix-first' })
})

const aMarket = (id: number, outcomeIds: readonly string[]): Market => ({
  id,
  specifier: '',
  name: `Market ${id}`,
  status: 1,
  priority: id,
  mostBalanced: false,
  groups: [],
  provider: 'betradar',
  outcomes: outcomeIds.map(outcomeId => ({
    id: outcomeId,
    name: outcomeId,
    active: true,
    odds: 2_000 as Odds,
  })),
})

test('lines say the reason that all their open outcomes share, else that some cannot be added', () => {
  const legs = [homeWin, over]
  const of = (...lines: Market[]) => hindranceOfLines(matchId, lines, state(legs))
  expect(of(aMarket(1, ['1', '2', '3']))).toEqual({ kind: 'cannot-combine', with: [homeWin] })
  expect(of(aMarket(1, ['1', '2']), aMarket(47, ['5']))).toBe('some')
  expect(of(aMarket(29, ['74', '76']))).toBe('some')
  expect(of(aMarket(29, ['74']))).toBeUndefined()
})

const empty: Slip = emptySlip({ currency: currencyOf('EUR')!, acceptMode: 'none' })
const facts = { slip: empty, allowsSingle: false }

test.each([
  [[], { price: { status: 'none' } }, 'pick'],
  [[homeWin], {}, 'pick-one-more'],
  [[homeWin, over], {}, undefined],
  [[homeWin, over], { price: { status: 'asking', before: undefined } }, 'asking'],
  [[homeWin, over], { price: { status: 'unanswered' } }, 'unanswered'],
  [[homeWin, over], { price: { status: 'refused', why: 'contradiction', atFault: [] } }, 'fix'],
] as [OutcomeKey[], Partial<BuilderState>, string | undefined][])(
  '%# the button names what is missing',
  (legs, more, block) => {
    expect(addBlockOf(state(legs, more), facts)).toBe(block)
  },
)

test('one outcome alone is a bet where the bookmaker allows it', () => {
  expect(addBlockOf(state([homeWin]), { slip: empty, allowsSingle: true })).toBeUndefined()
})

test('while a bet is under way nothing is added to the slip', () => {
  const busy: Slip = {
    ...empty,
    state: { status: 'PROCESSING', key: 'k', bets: [], startedAt: 0, answer: 'awaited' },
  }
  expect(addBlockOf(state([homeWin, over]), { slip: busy, allowsSingle: true })).toBe('in-progress')
})

const bet = (type: 'custom_bet' | 'single' | 'combo', ...legs: OutcomeKey[]) =>
  ({ id: type, type, selections: legs }) as unknown as Slip['bets'][number]
const elsewhere = { ...homeWin, matchId: '8' as MatchId }

test('the builder starts with the custom bet of its own match, and counts only other picks as replaced', () => {
  const own = { ...empty, bets: [bet('custom_bet', homeWin, over)] }
  expect(legsOnSlip(own, matchId)).toEqual([homeWin, over])
  expect(picksReplaced(own, matchId)).toBe(0)
  expect(legsOnSlip(own, elsewhere.matchId)).toEqual([])
  expect(picksReplaced(own, elsewhere.matchId)).toBe(2)
  expect(legOfOtherMatch(own, matchId)).toBeUndefined()
  expect(legOfOtherMatch(own, elsewhere.matchId)).toEqual(homeWin)
  expect(legOfOtherMatch({ ...empty, bets: [bet('single', homeWin)] }, elsewhere.matchId)).toBeUndefined()
  expect(picksReplaced({ ...empty, bets: [bet('combo', homeWin, elsewhere)] }, matchId)).toBe(2)
})
