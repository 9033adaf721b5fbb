import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Ratio } from '../ratio/index.ts'
import { compare, multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import { bestPayoutOf, betFactor, legFactor, settleBet } from '../settlement/index.ts'
import { anyCashoutBet, anyOdds, anySettledLeg } from '../testing/cashoutBets.ts'
import type { CashoutBet, CashoutChances, CashoutLeg } from './index.ts'
import { answerCashout, CASHOUT_PARTS, cashoutPart, isPart, meetsCashoutRule, priceCashout } from './index.ts'

const RUNS = { numRuns: 500 }
const anyMargin = fc.integer({ min: 0, max: 10_000 })
const CERTAIN: CashoutChances = { win: 0, halfWin: 0, refund: 0, halfLose: 0 }

/** What it pays, nothing where it is not offered. */
function valueOf(bet: CashoutBet, marginBp: number): number {
  const offer = priceCashout(bet, marginBp)
  return offer.offered ? offer.value : 0
}

/** The same bet with what each open leg may still become in place of its chances. */
function withOpen(bet: CashoutBet, change: (leg: CashoutLeg) => CashoutLeg): CashoutBet {
  return { ...bet, legs: bet.legs.map(leg => (leg.chances ? change(leg) : leg)) }
}

/** A settled leg as an open one that is certain to end so. */
function certain(leg: CashoutLeg): CashoutLeg {
  const end = {
    win_entire: 'win',
    refund_half_win_other: 'halfWin',
    refund_entire: 'refund',
    canceled: 'refund',
    refund_half_lose_other: 'halfLose',
  } as const
  const share = end[leg.result as keyof typeof end] as keyof CashoutChances | undefined
  return { ...leg, result: 'no_results', chances: { ...CERTAIN, ...(share && { [share]: 1_000_000 }) } }
}

describe('[CASHOUT-9] an offer', () => {
  test('[CASHOUT-9] is above nothing, whole, and never above what the bet can still win', () => {
    fc.assert(
      fc.property(anyCashoutBet, anyMargin, (bet, margin) => {
        const offer = priceCashout(bet, margin)
        if (offer.offered) {
          expect(offer.value).toBeGreaterThan(0)
          expect(Number.isSafeInteger(offer.value)).toBe(true)
          expect(offer.value).toBeLessThanOrEqual(bet.potentialWin)
        } else expect(['lost', 'no_value']).toContain(offer.because)
      }),
      RUNS,
    )
  })

  test('[CASHOUT-2] is less or the same at a larger margin, and nothing at all of it', () => {
    fc.assert(
      fc.property(anyCashoutBet, anyMargin, anyMargin, (bet, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(valueOf(bet, high)).toBeLessThanOrEqual(valueOf(bet, low))
        expect(valueOf(bet, 10_000)).toBe(0)
      }),
      RUNS,
    )
  })
})

describe('[CASHOUT-1] what it is worth', () => {
  test('[CASHOUT-1] never falls when a leg becomes likelier to win', () => {
    fc.assert(
      fc.property(anyCashoutBet, fc.double({ min: 0, max: 1, noNaN: true }), (bet, share) => {
        const better = withOpen(bet, leg => {
          const { win, halfWin, refund, halfLose } = leg.chances!
          const gained = Math.floor((1_000_000 - win - halfWin - refund - halfLose) * share)
          return { ...leg, chances: { ...leg.chances!, win: win + gained } }
        })
        expect(valueOf(better, 500)).toBeGreaterThanOrEqual(valueOf(bet, 500))
      }),
      RUNS,
    )
  })

  test('[CASHOUT-1] never falls when a chance moves from a worse end to a better one', () => {
    const ends = ['halfLose', 'refund', 'halfWin', 'win'] as const
    fc.assert(
      fc.property(anyCashoutBet, fc.nat(2), fc.nat(1_000_000), (bet, from, most) => {
        const better = withOpen(bet, leg => {
          const [worse, next] = [ends[from]!, ends[from + 1]!]
          const moved = Math.min(most, leg.chances![worse])
          const chances = {
            ...leg.chances!,
            [worse]: leg.chances![worse] - moved,
            [next]: leg.chances![next] + moved,
          }
          return { ...leg, chances }
        })
        expect(valueOf(better, 0)).toBeGreaterThanOrEqual(valueOf(bet, 0))
      }),
      RUNS,
    )
  })

  test('[CASHOUT-1] is the settlement less the margin when every open leg is certain, of combos and systems with voids, halves and dead heats', () => {
    fc.assert(
      fc.property(
        anyCashoutBet,
        fc.array(anySettledLeg, { minLength: 5, maxLength: 5 }),
        anyMargin,
        (shape, ends, margin) => {
          const ended = { ...shape, legs: shape.legs.map((leg, i) => (leg.chances ? ends[i]! : leg)) }
          const open = {
            ...shape,
            legs: shape.legs.map((leg, i) => (leg.chances ? certain(ends[i]!) : leg)),
            potentialWin: Number.MAX_SAFE_INTEGER,
          }
          const settled = settleBet(ended)
          expect(settled).toMatchObject({ settled: true, payout: valueOf(open, 0) })
          const withMargin = multiply(payoutOf(ended), ratio(10_000 - margin, 10_000))
          expect(valueOf(open, margin)).toBe(toSafeNumber(roundHalfUp(withMargin)))
        },
      ),
      RUNS,
    )
  })

  test('[CASHOUT-1] is the average of its ends: a chance of p is p of the win and the rest of the loss', () => {
    fc.assert(
      fc.property(anyCashoutBet, bet => {
        const at = bet.legs.findIndex(leg => leg.chances)
        const { chances } = bet.legs[at]!
        const ended = (leg: CashoutLeg) => {
          const legs = bet.legs.with(at, leg)
          return valueOf({ ...bet, legs, potentialWin: Number.MAX_SAFE_INTEGER }, 0)
        }
        const only = (end: keyof CashoutChances) =>
          ended({ ...bet.legs[at]!, chances: { ...CERTAIN, [end]: 1_000_000 } })
        const losing = 1_000_000 - Object.values(chances!).reduce((sum, share) => sum + share, 0)
        const mean =
          (Object.entries(chances!) as [keyof CashoutChances, number][]).reduce(
            (sum, [end, share]) => sum + only(end) * share,
            ended({ ...bet.legs[at]!, chances: CERTAIN }) * losing,
          ) / 1_000_000
        const whole = valueOf({ ...bet, potentialWin: Number.MAX_SAFE_INTEGER }, 0)
        expect(Math.abs(whole - mean)).toBeLessThan(1.001)
      }),
      RUNS,
    )
  })

  test('[CASHOUT-1] at fair odds is the stake, whatever the bet: nothing is won or lost yet', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(2000, 2500, 4000, 5000, 8000), { minLength: 3, maxLength: 5 }),
        prices => {
          const legs = prices.map(price => ({
            odds: price as CashoutLeg['odds'],
            result: 'no_results' as const,
            chances: { ...CERTAIN, win: 1_000_000_000 / price },
          }))
          const bets = [
            { type: 'combo', legs },
            { type: 'system', legs, winCount: 2 },
          ] as const
          for (const bet of bets)
            expect(priceCashout({ ...bet, stake: 12_345, potentialWin: 10_000_000 }, 0)).toEqual({
              offered: true,
              value: 12_345,
            })
        },
      ),
    )
  })

  test('[CASHOUT-3] of a custom bet is joint odds x chance of its stake, and never more than that', () => {
    fc.assert(
      fc.property(
        anyOdds,
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 100_000 }),
        (customOdds, customChance, stake) => {
          const legs: CashoutLeg[] = [{ odds: customOdds, result: 'no_results' }]
          const custom = { type: 'custom_bet', legs, stake, customOdds, customChance } as const
          const potentialWin = bestPayoutOf(custom)!
          const value = valueOf({ ...custom, potentialWin }, 0)
          const exact = ratio(BigInt(stake) * BigInt(customOdds) * BigInt(customChance), 1_000_000_000n)
          expect(BigInt(value)).toBe(roundHalfUp(exact))
          expect(compare(ratio(value), ratio(potentialWin))).toBeLessThanOrEqual(0)
        },
      ),
      RUNS,
    )
  })
})

describe('[CASHOUT-7] parts', () => {
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true })
  /** A part of a tenth or more. */
  const partAt = (stake: number, share: number) => {
    const least = Math.ceil(stake / CASHOUT_PARTS)
    return least + Math.floor((stake - 1 - least) * share)
  }
  const anyPart = fc
    .tuple(fc.nat(10_000_000), fc.integer({ min: 2, max: 1_000_000 }), anyShare)
    .map(([value, stake, share]) => ({ value, stake, part: partAt(stake, share) }))

  test('[CASHOUT-13] a part and the rest pay the whole, or one subunit less', () => {
    fc.assert(
      fc.property(anyPart, ({ value, stake, part }) => {
        expect(isPart(stake, part)).toBe(true)
        const sum = cashoutPart(value, stake, part) + cashoutPart(value, stake, stake - part)
        expect([0, 1]).toContain(value - sum)
      }),
      RUNS,
    )
  })

  test('[CASHOUT-7] a part never pays more than the whole, and a larger one never less', () => {
    fc.assert(
      fc.property(anyPart, anyPart, ({ value, stake, part }, other) => {
        expect(cashoutPart(value, stake, part)).toBeLessThanOrEqual(value)
        const larger = Math.min(stake, part + other.part)
        expect(cashoutPart(value, stake, larger)).toBeGreaterThanOrEqual(cashoutPart(value, stake, part))
        expect(cashoutPart(value, stake, stake)).toBe(value)
      }),
      RUNS,
    )
  })

  test('[CASHOUT-7] a part, and then the rest of the bet priced again, pay what the whole would, or two subunits less', () => {
    fc.assert(
      fc.property(anyCashoutBet, anyShare, (bet, share) => {
        const part = partAt(bet.stake, share)
        if (!isPart(bet.stake, part)) return
        const whole = valueOf(bet, 500)
        const paid = cashoutPart(whole, bet.stake, part) + valueOf(without(bet, part), 500)
        expect([0, 1, 2]).toContain(whole - paid)
      }),
      RUNS,
    )
  })

  test('[CASHOUT-13] any number of parts, of any size, and the rest, each priced again, never pay more than the whole', () => {
    fc.assert(
      fc.property(anyCashoutBet, anyMargin, fc.array(anyShare, { maxLength: 60 }), (bet, margin, shares) => {
        const whole = valueOf(bet, margin)
        let rest = bet
        let paid = 0
        for (const share of shares) {
          const part = 1 + Math.floor((rest.stake - 1) * share)
          if (part === rest.stake) break
          paid += cashoutPart(valueOf(rest, margin), rest.stake, part)
          rest = without(rest, part)
        }
        expect(paid + valueOf(rest, margin)).toBeLessThanOrEqual(whole)
      }),
      RUNS,
    )
  })

  test('[CASHOUT-13] cent by cent a bet of 10.00 that is worth 5.04 pays nothing at all', () => {
    const [worth, stake] = [504, 1_000]
    const left = (cent: number) => cashoutPart(Math.round((worth * (stake - cent)) / stake), stake - cent, 1)
    expect(Array.from({ length: 999 }, (_, cent) => left(cent)).reduce((a, b) => a + b)).toBe(0)
  })

  test('[CASHOUT-12] a stake of 1,000.00 cashed out in the smallest parts is gone in fewer than a hundred', () => {
    let parts = 0
    for (let left = 100_000; left > 1; left -= partAt(left, 0)) parts += 1
    expect(parts).toBe(92)
  })
})

describe('[CASHOUT-8] compare and set', () => {
  test('[CASHOUT-8] never pays more than the current offer, and nothing that was not requested', () => {
    fc.assert(
      fc.property(anyCashoutBet, fc.integer({ min: -5, max: 1_000_000 }), (bet, seen) => {
        const offer = priceCashout(bet, 500)
        const answer = answerCashout(offer, seen)
        expect(answer === 'not-offered').toBe(!offer.offered)
        if (answer === 'pay') {
          expect(seen).toBeLessThanOrEqual(valueOf(bet, 500))
          expect(valueOf(bet, 500) * 10).toBeLessThanOrEqual(seen * 11)
        }
        if (offer.offered) expect(answerCashout(offer, offer.value)).toBe('pay')
      }),
      RUNS,
    )
  })

  test('[CASHOUT-10] what a rule takes is as much as it waits for', () => {
    fc.assert(
      fc.property(anyCashoutBet, fc.integer({ min: 1, max: 1_000_000 }), (bet, atLeast) => {
        const offer = priceCashout(bet, 500)
        expect(meetsCashoutRule(atLeast, offer)).toBe(valueOf(bet, 500) >= atLeast)
      }),
      RUNS,
    )
  })
})

/** What is left of a bet after a part of its stake. */
function without(bet: CashoutBet, part: number): CashoutBet {
  const rest = { ...bet, stake: bet.stake - part }
  return { ...rest, potentialWin: bestPayoutOf(rest)! }
}

/** What a settled bet pays, before it is rounded. */
function payoutOf({ type, stake, legs, winCount }: CashoutBet): Ratio {
  const factors = legs.map(leg => legFactor(leg)!)
  return multiply(ratio(stake), betFactor(type, factors, winCount))
}
