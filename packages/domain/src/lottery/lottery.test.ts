import { expect, test } from 'vitest'
import {
  canPlay,
  drawNumbers,
  drawTime,
  hitsOf,
  isOnSale,
  jackpotShare,
  nextDraw,
  nextJackpot,
  payoutOf,
  prizeFor,
  SALE_ENDS_MS,
  ticketCost,
  type LotteryGame,
  type LotteryPrize,
} from './index.ts'

const WITH_BONUS: LotteryGame = { main: { pick: 5, drawn: 5, of: 35 }, bonus: { pick: 1, drawn: 1, of: 10 } }
const KENO: LotteryGame = { main: { pick: 10, drawn: 20, of: 80 } }
const TABLE: readonly LotteryPrize[] = [
  { main: 5, bonus: 1, pays: { kind: 'jackpot' } },
  { main: 5, bonus: 0, pays: { kind: 'times-price', times: 5_000 } },
  { main: 2, bonus: 1, pays: { kind: 'times-price', times: 2 } },
]

test.each([
  [[1, 2, 3, 4, 35], [10], true],
  [[1, 2, 3, 4], [10], false],
  [[1, 2, 3, 4, 4], [10], false],
  [[1, 2, 3, 4, 36], [10], false],
  [[0, 2, 3, 4, 5], [10], false],
  [[1, 2, 3, 4, 5.5], [10], false],
  [[1, 2, 3, 4, 5], [], false],
  [[1, 2, 3, 4, 5], [11], false],
])('[LOTTERY-1] the numbers %j and the bonus number %j can be played: %s', (main, bonus, can) => {
  expect(canPlay(WITH_BONUS, { main, bonus })).toBe(can)
})

test('[LOTTERY-1] a game without a bonus row takes no bonus number', () => {
  const main = Array.from({ length: 10 }, (_, index) => index + 1)
  expect(canPlay(KENO, { main, bonus: [] })).toBe(true)
  expect(canPlay(KENO, { main, bonus: [1] })).toBe(false)
})

test('[LOTTERY-2] the same source draws the same numbers, each once, ascending', () => {
  const first = () => drawNumbers(WITH_BONUS, () => 0)
  expect(first()).toEqual({ main: [1, 2, 3, 4, 5], bonus: [1] })
  expect(first()).toEqual(first())
  const last = drawNumbers(KENO, bound => bound - 1)
  expect(last.main).toEqual(Array.from({ length: 20 }, (_, index) => 61 + index))
  expect(last.bonus).toEqual([])
})

test('[LOTTERY-2] every number of the row is drawn with the bound of what is left', () => {
  const bounds: number[] = []
  drawNumbers(WITH_BONUS, bound => {
    bounds.push(bound)
    return 0
  })
  expect(bounds).toEqual([35, 34, 33, 32, 31, 10])
})

test('[LOTTERY-3] hits are the picked numbers among those drawn, row by row', () => {
  const drawn = { main: [1, 2, 3, 4, 5], bonus: [7] }
  expect(hitsOf({ main: [1, 3, 5, 7, 9], bonus: [7] }, drawn)).toEqual({ main: 3, bonus: 1 })
  expect(hitsOf({ main: [6, 7, 8, 9, 10], bonus: [1] }, drawn)).toEqual({ main: 0, bonus: 0 })
})

test.each([
  [{ main: 5, bonus: 1 }, 12_000],
  [{ main: 5, bonus: 0 }, 1_000_000],
  [{ main: 2, bonus: 1 }, 400],
  [{ main: 2, bonus: 0 }, 0],
  [{ main: 4, bonus: 1 }, 0],
])('[LOTTERY-4] hits of %j at 2.00 a draw are paid %i', (hits, paid) => {
  expect(payoutOf(prizeFor(TABLE, hits), { price: 200, jackpot: 12_000, winners: 1 })).toBe(paid)
})

test('[LOTTERY-5] who win the jackpot share it evenly, in whole subunits', () => {
  expect(jackpotShare(100_000, 1)).toBe(100_000)
  expect(jackpotShare(100_000, 3)).toBe(33_333)
})

test('[LOTTERY-6] the jackpot rises with each draw without a winner, up to its bound, and starts again when it is won', () => {
  const jackpot = { base: 1_000, step: 300, max: 1_500 }
  expect(nextJackpot(jackpot, 1_000, 0)).toBe(1_300)
  expect(nextJackpot(jackpot, 1_300, 0)).toBe(1_500)
  expect(nextJackpot(jackpot, 1_500, 2)).toBe(1_000)
})

test('[LOTTERY-7] a ticket costs its price for each of its 1 to 10 draws', () => {
  expect(ticketCost(200, 1)).toBe(200)
  expect(ticketCost(200, 10)).toBe(2_000)
  for (const draws of [0, 11, 1.5]) expect(() => ticketCost(200, draws)).toThrow(RangeError)
})

test('[LOTTERY-8] tickets for a draw are sold until 10 seconds before it', () => {
  expect(isOnSale(100_000, 100_000 - SALE_ENDS_MS - 1)).toBe(true)
  expect(isOnSale(100_000, 100_000 - SALE_ENDS_MS)).toBe(false)
})

test('[LOTTERY-9] draws stand at even distances, and the next one is after now', () => {
  const schedule = { everyMs: 600, since: 1_000 }
  expect([0, 1, 2].map(draw => drawTime(schedule, draw))).toEqual([1_000, 1_600, 2_200])
  expect([1_000, 1_599, 1_600].map(now => nextDraw(schedule, now))).toEqual([1, 1, 2])
})
