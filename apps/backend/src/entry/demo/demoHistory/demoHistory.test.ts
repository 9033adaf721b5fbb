import { expect, test } from 'vitest'
import { createRng, playPast } from '#feed'
import { drawHistory, netOf, type Bettor } from './drawHistory.ts'
import { movementsOf } from './movementsOf.ts'
import type { PastBet } from './pastBet.ts'
import { planMatches } from './planMatches.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const BETTORS: readonly Bettor[] = [
  { currency: 'EUR', subunits: 100, unit: 100, begins: 100_000, share: 0.6 },
  { currency: 'JPY', subunits: 1, unit: 150, begins: 150_000, share: 0.4 },
]

const sumsOf = ({ stake, winAmount, createdAt, status }: PastBet) => [stake, winAmount, createdAt, status]

test('the same seed gives the same matches', () => {
  const play = () => playPast('1', planMatches(createRng(5), NOW).slice(0, 8))
  expect(play()).toEqual(play())
})

test.each([
  ['1', 1],
  ['2', 2],
  ['another', 3],
])(
  'whatever the luck in world %s, no account is ever spent and deposits alone fill it up',
  (world, seed) => {
    const matches = playPast(world, planMatches(createRng(seed), NOW))
    const bets = drawHistory(createRng(seed), matches, BETTORS)
    const again = drawHistory(createRng(seed), matches, BETTORS)
    expect(bets.map(sumsOf)).toEqual(again.map(sumsOf))
    for (const bettor of BETTORS) {
      const net = bets
        .filter(({ currency }) => currency === bettor.currency)
        .reduce((sum, bet) => sum + netOf(bet), 0)
      expect(net).toBeLessThanOrEqual(0)
      let balance = bettor.begins
      let last = 0
      for (const { amount, at } of movementsOf(bettor, bets)) {
        balance += amount
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(at).toBeGreaterThanOrEqual(last)
        expect(at).toBeLessThan(NOW)
        last = at
      }
      expect(balance).toBe(bettor.begins)
    }
  },
  20_000,
)
