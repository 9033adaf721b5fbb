import { describe, expect, test } from 'vitest'
import type { BetStatus } from '../bet/index.ts'
import { BET_STATUSES, betPhase } from '../bet/index.ts'
import type { MatchId } from '../match/index.ts'
import type { Odds } from '../odds/index.ts'
import { exactOdds } from '../odds/index.ts'
import { stakeRefusal } from '../placing/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import { systemOdds } from '../system/index.ts'
import { code, odds } from '../testing/builders.ts'
import type { LiableBet, LiableKind } from './index.ts'
import { liabilityCountsOf, isWithin, LIABILITY_TIMES, limitsLeft, LIMIT_PARTS, movesOf } from './index.ts'

const EUR = { maxStake: 1_000_000, maxWin: 50_000_000 }
const BTC = { maxStake: 20_000_000, maxWin: 1_000_000_000 }
const leg = (match: string, price = 2000, outcomeId = '1') => ({
  matchId: match as MatchId,
  marketId: 1,
  specifier: '',
  outcomeId,
  odds: price as Odds,
})
const A = leg('a')
const B = leg('b', 3000)
const C = leg('c', 5000)

function bet(more: Partial<LiableBet> = {}): LiableBet {
  return {
    playerId: 'p',
    type: 'single',
    status: 'waiting_results',
    legs: [A],
    openStake: 5_000_000,
    potentialWin: 10_000_000,
    isVip: false,
    measure: EUR,
    ...more,
  }
}
/** What a bet takes of each limit, in thousandths of the limit of one bet. */
const counted = (one: LiableBet) =>
  Object.fromEntries(liabilityCountsOf(one).map(({ key, parts }) => [key, (parts * 1000) / LIMIT_PARTS]))
const nothing = () => 0
const usedBy = (...bets: LiableBet[]) => {
  const used = new Map(movesOf(bets.map(after => ({ after }))).map(({ key, parts }) => [key, parts]))
  return (key: string) => used.get(key) ?? 0
}

describe('what counts against a limit', () => {
  test('[LIABILITY-1] a bet counts for its player and outcome, for the outcome and for the match', () => {
    expect(liabilityCountsOf(bet())).toEqual([
      { key: 'win p a/1//1', limit: LIMIT_PARTS, parts: 0.2 * LIMIT_PARTS },
      { key: 'stake p a/1//1', limit: LIMIT_PARTS, parts: 5 * LIMIT_PARTS },
      { key: 'outcome a/1//1', limit: 5 * LIMIT_PARTS, parts: 0.2 * LIMIT_PARTS },
      { key: 'match a', limit: 20 * LIMIT_PARTS, parts: 0.2 * LIMIT_PARTS },
    ])
    expect(LIABILITY_TIMES).toEqual({ player: 1, outcome: 5, match: 20 })
  })

  test('[LIABILITY-2] the limit of one bet is one in every currency, so that sums of all currencies are one', () => {
    const inBitcoin = bet({ measure: BTC, openStake: 100_000_000, potentialWin: 200_000_000 })
    expect(liabilityCountsOf(inBitcoin)).toEqual(liabilityCountsOf(bet()))
    const four = ['p', 'q', 'r', 's'].map(playerId =>
      bet({ playerId, measure: BTC, potentialWin: 1_000_000_000 }),
    )
    const used = usedBy(...four, bet({ playerId: 't', potentialWin: 40_000_000 }))
    expect(limitsLeft(bet({ playerId: 'u' }), used).maxWin).toBe(10_000_000)
  })

  test.each(BET_STATUSES.map(status => [status]))(
    '[LIABILITY-3] a bet counts while it is open, from its submission on: %s',
    status => {
      const isOpen = ['pending', 'open'].includes(betPhase(status))
      expect(liabilityCountsOf(bet({ status })).length).toBe(isOpen ? 4 : 0)
    },
  )

  test('[LIABILITY-3] what changes of bets moves each limit once, in the order of the keys', () => {
    const before = bet()
    expect(movesOf([{ after: before }, { before, after: bet({ status: 'done' as BetStatus }) }])).toEqual([])
    const half = bet({ openStake: 2_500_000, potentialWin: 5_000_000 })
    expect(movesOf([{ before, after: half }]).map(({ key, parts }) => [key, parts / LIMIT_PARTS])).toEqual([
      ['match a', -0.1],
      ['outcome a/1//1', -0.1],
      ['stake p a/1//1', -2.5],
      ['win p a/1//1', -0.1],
    ])
    const three = movesOf([{ after: before }, { after: before }, { before }])
    expect(three).toEqual(movesOf([{ after: before }]))
  })

  test('[LIABILITY-3] a part of a part counts as a whole one', () => {
    const tiny = bet({ openStake: 1, potentialWin: 1, measure: { maxStake: 3e15, maxWin: 3e15 } })
    expect(liabilityCountsOf(tiny).map(({ parts }) => parts)).toEqual([1, 1, 1, 1])
    expect(liabilityCountsOf({ ...tiny, potentialWin: 0 }).map(({ key }) => key)).toEqual(['stake p a/1//1'])
    const combo = bet({ type: 'combo', legs: [A, B], openStake: 1, potentialWin: 6, measure: EUR })
    expect(liabilityCountsOf(combo).find(({ key }) => key === 'outcome b/1//1')!.parts).toBe(60)
    const rest = { ...combo, measure: { maxStake: 7, maxWin: 7 } }
    expect(liabilityCountsOf(rest).find(({ key }) => key === 'outcome b/1//1')!.parts).toBe(428_571_429)
  })

  test('[LIABILITY-4] a leg of a combo counts whole for its player, and for all players what the stake would pay on it alone', () => {
    const combo = bet({ type: 'combo', legs: [A, B, C], openStake: 100_000, potentialWin: 3_000_000 })
    expect(counted(combo)).toEqual({
      'win p a/1//1': 60,
      'win p b/1//1': 60,
      'win p c/1//1': 60,
      'stake p a/1//1 b/1//1 c/1//1': 100,
      'outcome a/1//1': 4,
      'outcome b/1//1': 6,
      'outcome c/1//1': 10,
      'outcomes a/1//1 b/1//1 c/1//1': 60,
      'match a': 4,
      'match b': 6,
      'match c': 10,
    })
    const other = liabilityCountsOf({ ...combo, legs: [C, A, B] }).map(({ key }) => key)
    expect(new Set(other)).toEqual(new Set(liabilityCountsOf(combo).map(({ key }) => key)))
    const combination = liabilityCountsOf(combo).find(({ key }) => key.startsWith('outcomes'))!
    expect(combination.limit).toBe(5 * LIMIT_PARTS)
  })

  test('[LIABILITY-5] a leg of a system counts as many of its lines as have it', () => {
    const system = bet({
      type: 'system',
      legs: [A, B, C],
      winCount: 2,
      openStake: 300_000,
      potentialWin: 3_100_000,
    })
    expect(counted(system)).toMatchObject({
      'win p a/1//1': 62,
      'outcome a/1//1': 8,
      'outcome b/1//1': 12,
      'match c': 20,
      'outcomes a/1//1 b/1//1 c/1//1': 62,
    })
  })

  test('[LIABILITY-6] a custom bet counts whole for its match: all of its legs are of that one', () => {
    const legs = [A, leg('a', 3000, '2')]
    const custom = bet({ type: 'custom_bet', legs, openStake: 100_000, potentialWin: 500_000 })
    expect(counted(custom)).toEqual({
      'win p a/1//1': 10,
      'win p a/1//2': 10,
      'stake p a/1//1 a/1//2': 100,
      'outcome a/1//1': 4,
      'outcome a/1//2': 6,
      'outcomes a/1//1 a/1//2': 10,
      'match a': 10,
    })
  })

  test('[LIABILITY-7] stakes of a player on the same legs share the limit of stakes, without those that a trader took', () => {
    expect(counted(bet({ isVip: true }))).toEqual({
      'win p a/1//1': 200,
      'outcome a/1//1': 200,
      'match a': 200,
    })
    const half = bet({ openStake: 600_000, potentialWin: 1_200_000 })
    const left = (kind: LiableKind) => limitsLeft(kind, usedBy(half)).maxStake
    expect(left(bet())).toBe(400_000)
    expect(left(bet({ playerId: 'q' }))).toBe(1_000_000)
    expect(left(bet({ type: 'combo', legs: [A, B] }))).toBe(1_000_000)
  })
})

describe('what is left for one more bet', () => {
  test('[LIABILITY-8] where nothing is open, the limits of the currency', () => {
    expect(limitsLeft(bet(), nothing)).toEqual(EUR)
  })

  test('[LIABILITY-8] four bets that each win the most are one bet and three refusals', () => {
    const most = bet({ potentialWin: EUR.maxWin, openStake: 10_000 })
    expect(limitsLeft(most, nothing).maxWin).toBe(EUR.maxWin)
    expect(limitsLeft(most, usedBy(most)).maxWin).toBe(0)
    expect(limitsLeft({ ...most, playerId: 'q' }, usedBy(most)).maxWin).toBe(EUR.maxWin)
  })

  test('[LIABILITY-8] what passes a limit already leaves nothing, never less', () => {
    const over = bet({ potentialWin: EUR.maxWin * 3, openStake: EUR.maxStake * 3 })
    expect(limitsLeft(over, usedBy(over))).toEqual({ maxStake: 0, maxWin: 0 })
  })

  test('[LIABILITY-8] who is not signed in is held to the limits of outcome and match alone', () => {
    const { playerId: _, ...anybody } = bet()
    const mine = bet({ potentialWin: EUR.maxWin })
    expect(limitsLeft(anybody, usedBy(mine))).toEqual(EUR)
    const five = ['p', 'q', 'r', 's', 't'].map(playerId => ({ ...mine, playerId }))
    expect(limitsLeft(anybody, usedBy(...five)).maxWin).toBe(0)
  })

  const kinds: readonly (readonly [string, LiableKind, Ratio])[] = [
    ['single', bet({ legs: [leg('a', 1370)] }), exactOdds(odds(1370))],
    ['combo', bet({ type: 'combo', legs: [A, B, C] }), exactOdds(odds(2000, 3000, 5000))],
    ['system', bet({ type: 'system', legs: [A, B, C], winCount: 2 }), systemOdds(odds(2000, 3000, 5000), 2)],
    [
      'custom_bet',
      bet({ type: 'custom_bet', legs: [A, leg('a', 3330, '2')], jointOdds: 5170 as Odds }),
      exactOdds(odds(5170)),
    ],
  ]
  test.each(kinds)(
    '[LIABILITY-8] the most a %s may win is within every limit, and a subunit of stake more is not',
    (_, kind, payout) => {
      for (const left of [LIMIT_PARTS / 1000, 1_234_567, 77_777_777]) {
        for (const tight of liabilityCountsOf(bet({ ...kind, openStake: 1_000 }))) {
          if (tight.key.startsWith('stake')) continue
          const usedOf = (key: string) => (key === tight.key ? tight.limit - left : 0)
          const { maxWin } = limitsLeft(kind, usedOf)
          const isCountedWithin = (stake: number) =>
            movesOf([{ after: bet({ ...kind, openStake: stake, potentialWin: win(stake, payout) }) }])
              .filter(({ key }) => !key.startsWith('stake'))
              .every(move => isWithin(move, usedOf))
          const isTaken = (stake: number) =>
            stakeRefusal({ value: stake, currency: code('EUR'), subunits: 100 }, win(stake, payout), {
              maxWin,
            }) === undefined
          const most = mostStake(isTaken)
          expect([isCountedWithin(most), isCountedWithin(most + 1)]).toEqual([true, false])
        }
      }
    },
  )

  test('[LIABILITY-9] a bet that uses no more of a limit is within it, however much is used', () => {
    const move = { key: 'match a', limit: 10, parts: 1 }
    expect(isWithin(move, () => 9)).toBe(true)
    expect(isWithin(move, () => 10)).toBe(false)
    expect(isWithin({ ...move, parts: 0 }, () => 11)).toBe(true)
    expect(isWithin({ ...move, parts: -1 }, () => 12)).toBe(true)
  })
})

const win = (stake: number, payout: Ratio) => toSafeNumber(roundHalfUp(multiply(ratio(stake), payout)))

/** The largest stake that is taken, by halving. */
function mostStake(isTaken: (stake: number) => boolean): number {
  let [low, high] = [1, 100_000_000]
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTaken(middle)) low = middle
    else high = middle
  }
  return low
}
