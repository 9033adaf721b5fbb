import { expect, test } from 'vitest'

import { BET_RESULTS, BET_STATUSES } from '../bet/index.ts'
import { JPY, KWD, money } from '../testing/builders.ts'
import { onlyWin } from '../testing/slips.ts'
import type { CountedBet } from './index.ts'
import { BET_RESULT_FILTERS, periodTotals, profitCurve, resultsUnder, returnsOf } from './index.ts'

const bet = (facts: Partial<CountedBet> = {}): CountedBet => ({
  status: 'done',
  stake: money(1000),
  ...facts,
})

test('[LIST-1] half wins are wins, half losses losses, cancelled bets refunds; cashed out is under all only', () => {
  expect(BET_RESULT_FILTERS).toEqual(['all', 'win', 'lose', 'refund'])
  expect(resultsUnder('all')).toEqual(BET_RESULTS)
  expect(resultsUnder('win')).toEqual(['win_entire', 'refund_half_win_other'])
  expect(resultsUnder('lose')).toEqual(['lose_entire', 'refund_half_lose_other'])
  expect(resultsUnder('refund')).toEqual(['refund_entire', 'canceled'])
  const under = (['win', 'lose', 'refund'] as const).flatMap(resultsUnder)
  expect(BET_RESULTS.filter(result => !under.includes(result))).toEqual(['no_results', 'cashed_out'])
  expect(new Set(under).size).toBe(under.length)
})

test('[LIST-2] a bet that is over cost its stake and returned what it paid', () => {
  expect(returnsOf(bet({ winAmount: money(1950) }))).toEqual({ staked: 1000, returned: 1950, net: 950 })
  expect(returnsOf(bet())).toEqual({ staked: 1000, returned: 0, net: -1000 })
  expect(returnsOf(bet({ status: 'cashed_out', winAmount: money(700) }))).toMatchObject({ net: -300 })
  const counted = BET_STATUSES.filter(status => returnsOf(bet({ status })))
  expect(counted).toEqual(['done', 'cashed_out', 'withdrawn'])
})

test('[LIST-2] a freebet of the house’s money cost nothing', () => {
  expect(returnsOf(bet({ bonus: onlyWin, winAmount: money(400) }))).toEqual({
    staked: 0,
    returned: 400,
    net: 400,
  })
})

test('[LIST-3] totals are per currency, and never added across them', () => {
  const bets = [
    bet({ stake: money(500, JPY), winAmount: money(800, JPY) }),
    bet({ winAmount: money(1950) }),
    bet({ stake: money(2000, KWD) }),
    bet({ status: 'waiting_results' }),
    bet(),
  ]
  expect(periodTotals(bets)).toEqual([
    { currency: 'EUR', subunits: 100, bets: 2, staked: 2000, returned: 1950, net: -50 },
    { currency: 'JPY', subunits: 1, bets: 1, staked: 500, returned: 800, net: 300 },
    { currency: 'KWD', subunits: 1000, bets: 1, staked: 2000, returned: 0, net: -2000 },
  ])
  expect(periodTotals([])).toEqual([])
})

test('[LIST-4] the curve is the net so far, day by day, oldest first', () => {
  const day = (at: number, net: number) => ({ at, bets: 1, staked: 1000, returned: 1000 + net, net })
  expect(profitCurve([day(2, -400), day(1, 950), day(3, 50)])).toEqual([
    { ...day(1, 950), total: 950 },
    { ...day(2, -400), total: 550 },
    { ...day(3, 50), total: 600 },
  ])
  expect(profitCurve([])).toEqual([])
})
