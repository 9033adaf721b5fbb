import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { BetResult } from '../bet/index.ts'
import { toOdds } from '../odds/index.ts'
import { anySettledLeg } from '../testing/cashoutBets.ts'
import type { Settlement, SettlementInput } from './index.ts'
import { correctionOf, repay, resultVersionOf, settleBet, takeFromBalance } from './index.ts'

/** An account and one of its bets, as a ledger would keep them. */
type Books = {
  readonly balance: number
  readonly owed: number
  /** What the bet has paid and not taken back. */
  readonly paid: number
}

/** Moves what a settlement moves: first back, then out, debts first. */
function settle({ balance, owed, paid }: Books, now: Settlement): Books {
  const { reverse, pay } = correctionOf(paid, now)
  const back = takeFromBalance(balance, reverse)
  const { repaid, credited } = repay(owed + back.owed, pay)
  return {
    balance: balance - back.taken + credited,
    owed: owed + back.owed - repaid,
    paid: paid - reverse + pay,
  }
}

function spend(books: Books, amount: number): Books {
  return { ...books, balance: Math.max(0, books.balance - amount) }
}

const anyResults = fc.array(
  fc.oneof(
    anySettledLeg,
    anySettledLeg.map(leg => ({ ...leg, result: 'no_results' as BetResult })),
  ),
  { minLength: 3, maxLength: 3 },
)
const anyBet = (legs: SettlementInput['legs']): SettlementInput[] => [
  { type: 'combo', stake: 1000, legs },
  { type: 'system', stake: 1000, legs, winCount: 2 },
]
const anySettlement = fc.tuple(anyResults, fc.nat(1)).map(([legs, which]) => settleBet(anyBet(legs)[which]!))
const START: Books = { balance: 0, owed: 0, paid: 0 }
const RUNS = { numRuns: 500 }

test('[SETTLE-14] settling again moves nothing, however often', () => {
  fc.assert(
    fc.property(fc.array(anySettlement, { minLength: 1, maxLength: 8 }), settlements => {
      const settled = settlements.reduce(settle, START)
      const last = settlements.at(-1)!
      expect(correctionOf(settled.paid, last)).toEqual({ reverse: 0, pay: 0 })
      expect(settle(settled, last)).toEqual(settled)
    }),
    RUNS,
  )
})

test('[SETTLE-14] settled, corrected and corrected back, a bet has paid what it paid first', () => {
  fc.assert(
    fc.property(anySettlement, anySettlement, fc.nat(5000), (first, other, spent) => {
      const once = settle(START, first)
      expect(settle(settle(once, other), first)).toEqual(once)
      // Also where the money was spent in between: what was owed is repaid by what is returned.
      const back = settle(settle(spend(once, spent), other), first)
      expect(back).toEqual(spend(once, spent))
    }),
    RUNS,
  )
})

test('[SETTLE-16] through settling, correcting and spending nothing falls below 0 and no money is created or lost', () => {
  const anyStep = fc.oneof(
    anySettlement.map(now => (books: Books) => settle(books, now)),
    fc.nat(3000).map(amount => (books: Books) => spend(books, amount)),
  )
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), steps => {
      let books = START
      let spent = 0
      for (const step of steps) {
        const next = step(books)
        if (next.paid === books.paid && next.owed === books.owed) spent += books.balance - next.balance
        books = next
        expect(Math.min(books.balance, books.owed, books.paid)).toBeGreaterThanOrEqual(0)
        expect(books.balance - books.owed + spent).toBe(books.paid)
      }
    }),
    RUNS,
  )
})

test('[SETTLE-17] a debt is repaid by the credits that follow, and not a subunit more', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(fc.nat(3000), { maxLength: 10 }), (debt, credits) => {
      let owed = debt
      let credited = 0
      for (const credit of credits) {
        const moved = repay(owed, credit)
        owed -= moved.repaid
        credited += moved.credited
      }
      const sum = credits.reduce((total, credit) => total + credit, 0)
      expect([owed, credited]).toEqual([Math.max(0, debt - sum), Math.max(0, sum - debt)])
    }),
    RUNS,
  )
})

test('[SETTLE-18] each new result of any leg is another version of the bet’s results', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(4), { maxLength: 20 }),
      (start, results) => {
        let versions = start
        const seen = [resultVersionOf(versions)]
        for (const leg of results) {
          versions = versions.with(leg % versions.length, versions[leg % versions.length]! + 1)
          seen.push(resultVersionOf(versions))
        }
        expect(new Set(seen).size).toBe(seen.length)
        expect(seen).toEqual(seen.toSorted((a, b) => a - b))
      },
    ),
    RUNS,
  )
})

// Worked example. 10.00 on 2.05 x 1.95. Both won: 10.00 x 2.05 x 1.95 = 39.975, paid 39.98. The bettor spends 30.00,
// 9.98 is left. The second leg is corrected to half lost: 10.00 x 2.05 x 1/2 = 10.25. 39.98 is taken back: 9.98 from
// the
// balance, 30.00 is owed; 10.25 comes in and repays as much, so that 19.75 is owed. Corrected once more to void: 10.00
// x 2.05 x 1 = 20.50. 10.25 is taken back and is owed too (30.00), 20.50 repays it down to 9.50. Corrected back to won:
// 20.50 is owed again (30.00), 39.98 repays all, 9.98 stays.
test('[SETTLE-16] worked example: a payout that was spent is owed, and repaid by what the corrections pay', () => {
  const combo = (second: BetResult) =>
    settleBet({
      type: 'combo',
      stake: 1000,
      legs: [
        { odds: toOdds(2050), result: 'win_entire' },
        { odds: toOdds(1950), result: second },
      ],
    })
  const won = settle(START, combo('win_entire'))
  expect(won).toEqual({ balance: 3998, owed: 0, paid: 3998 })
  const halfLost = settle(spend(won, 3000), combo('refund_half_lose_other'))
  expect(halfLost).toEqual({ balance: 0, owed: 1975, paid: 1025 })
  const isVoid = settle(halfLost, combo('refund_entire'))
  expect(isVoid).toEqual({ balance: 0, owed: 950, paid: 2050 })
  expect(settle(isVoid, combo('win_entire'))).toEqual({ balance: 998, owed: 0, paid: 3998 })
})
