import type { Bet } from '../bet/index.ts'
import { betPhase } from '../bet/index.ts'
import type { BetBonus } from '../bonus/index.ts'
import { spendsBalance } from '../bonus/index.ts'
import type { CurrencyCode } from '../money/index.ts'

/** Sums of bets in subunits of one currency. `net` is returned less staked: below 0 is a loss. */
export type Returns = { readonly staked: number; readonly returned: number; readonly net: number }

/** The fields of a bet that totals need. `winAmount` is everything paid for it, partial cash-outs included. */
export type CountedBet = Pick<Bet, 'status' | 'stake' | 'winAmount'> & { readonly bonus?: BetBonus }

/** Totals of a period in one currency. */
export type PeriodTotal = Returns & {
  readonly currency: CurrencyCode
  readonly subunits: number
  readonly bets: number
}

/** Sums of the bets settled on one day. `at`: midnight UTC at its start, epoch milliseconds. */
export type DayReturns = Returns & { readonly at: number; readonly bets: number }

/** A day of the curve. `total`: net since the start of the period, in subunits. */
export type CurveDay = DayReturns & { readonly total: number }

/**
 * What one bet cost and paid ([LIST-2]). Undefined while it is not over, and for a declined bet: its stake was returned
 * and it is in no total. A freebet with the operator's money cost the bettor nothing.
 */
export function returnsOf({ status, stake, winAmount, bonus }: CountedBet): Returns | undefined {
  if (betPhase(status) !== 'settled') return undefined
  const staked = spendsBalance(bonus) ? stake.value : 0
  const returned = winAmount?.value ?? 0
  return { staked, returned, net: returned - staked }
}

/**
 * Totals of these bets, one for each currency, by its code: sums of different currencies are never added ([LIST-3]).
 */
export function periodTotals(bets: readonly CountedBet[]): readonly PeriodTotal[] {
  const totals = new Map<CurrencyCode, PeriodTotal>()
  for (const bet of bets) {
    const returns = returnsOf(bet)
    if (!returns) continue
    const { currency, subunits } = bet.stake
    const { bets: count, ...sum } = totals.get(currency) ?? { bets: 0, staked: 0, returned: 0, net: 0 }
    totals.set(currency, { currency, subunits, bets: count + 1, ...plus(sum, returns) })
  }
  return [...totals.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}

/**
 * The curve of profit and loss: days oldest first, each with the cumulative net of the period ([LIST-4]). One currency.
 */
export function profitCurve(days: readonly DayReturns[]): readonly CurveDay[] {
  let total = 0
  return days.toSorted((a, b) => a.at - b.at).map(day => ({ ...day, total: (total += day.net) }))
}

function plus(a: Returns, b: Returns): Returns {
  return { staked: a.staked + b.staked, returned: a.returned + b.returned, net: a.net + b.net }
}
