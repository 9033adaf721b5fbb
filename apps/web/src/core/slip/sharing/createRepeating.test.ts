import type { BetLeg, BetType } from '@touchline/domain/bet'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { emptySlip, reduceSlip, type Slip, type SlipEvent } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { createLive, matchSeedOf } from '#core/live'
import { createRepeating } from './createRepeating.ts'
import { type LoadedOutcome, createOutcomeNames } from '../prices/index.ts'
import { aMatch } from '#core/live/testing'
import { keyOf } from '../testing/createSlipFixture.ts'

const EUR = currencyOf('EUR')!

/** A leg as it was placed, at 1.70; its match is at 1.95 now. */
const aLeg = (matchId: string): BetLeg =>
  ({ ...keyOf(matchId), odds: 1_700 as Odds, outcomeName: `Leg ${matchId}`, matchStatus: 1 }) as BetLeg
const aBet = (type: BetType, ...legs: BetLeg[]) => ({ type, legs, stake: moneyOf(700, EUR) })

function aFixture(loaded: Record<string, LoadedOutcome> = {}) {
  const live = createLive({ now: () => 0, schedule: flush => flush() })
  const names = createOutcomeNames()
  const matches = [aMatch('7'), aMatch('8'), aMatch('9')]
  let slip: Slip = emptySlip({ currency: EUR, acceptMode: 'none' })
  let isOpen = false
  const dispatch = (event: SlipEvent): void => void (slip = reduceSlip(slip, event))
  const repeat = createRepeating({
    slip: { getState: () => slip },
    dispatch,
    live,
    names,
    session: { getState: () => ({ betting: {} }) as never },
    open: () => (isOpen = true),
    load({ matchId }) {
      const answer = loaded[matchId] ?? 'there'
      const known = matches.filter(({ id }) => id === matchId && answer === 'there')
      live.store.seed(known.map(matchSeedOf))
      names.rememberEvents(known)
      return Promise.resolve(answer)
    },
  })
  return { repeat, dispatch, slip: () => slip, isOpen: () => isOpen }
}

test('a repeated bet is on the slip with its type and stake, at current prices, and nothing is placed', async () => {
  const { repeat, slip, isOpen } = aFixture()
  expect(await repeat(aBet('combo', aLeg('7'), aLeg('8')))).toEqual({ kind: 'repeated', gone: [] })
  expect(isOpen()).toBe(true)
  expect(slip().state.status).toBe('INITIAL')
  expect(slip().bets).toMatchObject([
    {
      type: 'combo',
      stake: { value: 700 },
      selections: [{ odds: 1_950, acceptedOdds: 1_950 }, { odds: 1_950 }],
    },
  ])
})

test('a leg that is gone is reported, and the rest forms a bet if possible', async () => {
  const { repeat, slip } = aFixture({ 8: 'gone' })
  const [first, second] = [aLeg('7'), aLeg('8')]
  expect(await repeat(aBet('combo', first, second))).toEqual({ kind: 'repeated', gone: [second] })
  expect(slip().bets).toMatchObject([{ type: 'single', selections: [{ matchId: '7' }] }])
})

test('earlier picks are restored by a tap', async () => {
  const { repeat, slip } = aFixture()
  await repeat(aBet('single', aLeg('9')))
  const before = slip().bets
  const repeated = await repeat(aBet('single', aLeg('7')))
  expect(slip().bets).toMatchObject([{ selections: [{ matchId: '7' }] }])
  if (repeated.kind === 'repeated') repeated.undo?.()
  expect(slip().bets).toEqual(before)
})

test.each([
  ['gone', 'gone'],
  ['unanswered', 'unanswered'],
] as const)('a bet whose legs are %s leaves the slip as it was', async (loaded, kind) => {
  const { repeat, slip } = aFixture({ 7: loaded })
  const before = slip()
  expect(await repeat(aBet('single', aLeg('7')))).toEqual({ kind })
  expect(slip()).toBe(before)
})

test('while a bet is under way the slip accepts no other', async () => {
  const { repeat, slip, dispatch } = aFixture()
  await repeat(aBet('single', aLeg('7')))
  dispatch({ type: 'placing-started', key: 'k', at: 0 })
  expect(slip().state.status).toBe('PROCESSING')
  expect(await repeat(aBet('single', aLeg('8')))).toEqual({ kind: 'locked' })
})
