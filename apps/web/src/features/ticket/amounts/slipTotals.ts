import type { BetType } from '@touchline/domain/bet'
import { moneyOf, type Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { betTotals, slipType, totalStake, type BetTotals, type Slip } from '@touchline/domain/slip'

/** What the foot of the slip shows, over all its bets. */
export type SlipTotals = {
  readonly stake: Money
  /** Combined odds; undefined for a system and for several singles, which have none, and where a leg has no price. */
  readonly odds: Odds | undefined
  readonly returns: Money | undefined
  /** The same at the prices the bettor agreed to, where they differ. */
  readonly before: { readonly odds: Odds | undefined; readonly returns: Money } | undefined
  /** For a system: the number of lines that share the stake, and the payout when only the cheapest wins. */
  readonly lines:
    | { readonly count: number; readonly stake: Money; readonly leastReturns: Money | undefined }
    | undefined
  /** Type of those bets, which decides how their odds are written. */
  readonly type: BetType
  /** How many bets the slip is. */
  readonly bets: number
}

/** Sums of a slip at current prices. If a leg has no price there are no returns. */
export function slipTotals(slip: Slip): SlipTotals {
  const bets = slip.bets.length
  const type = slipType(slip)
  const money = (value: number): Money => moneyOf(Math.min(value, Number.MAX_SAFE_INTEGER), slip.currency)
  const nothing = { odds: undefined, returns: undefined, before: undefined, lines: undefined }
  const totals = slip.bets.map(betTotals).filter((one): one is BetTotals => one !== undefined)
  const isPriceless = slip.bets.some(bet => bet.selections.some(leg => leg.isNotAvailable))
  if (totals.length === 0 || isPriceless) return { ...nothing, stake: totalStake(slip), type, bets }
  const [only] = totals.length === 1 ? totals : []
  const isSystem = type === 'system'
  const oddsOf = (odds: Odds | undefined) => (isSystem ? undefined : odds)
  const sum = (pick: (one: BetTotals) => number): Money =>
    money(totals.reduce((all, one) => all + pick(one), 0))
  return {
    stake: totalStake(slip),
    odds: oddsOf(only?.odds),
    returns: sum(one => one.returns),
    before: totals.some(one => one.before)
      ? { odds: oddsOf(only?.before?.odds), returns: sum(one => (one.before ?? one).returns) }
      : undefined,
    lines:
      isSystem && only
        ? {
            count: only.lines,
            stake: money(only.stakePerLine),
            leastReturns: only.minReturns === undefined ? undefined : money(only.minReturns),
          }
        : undefined,
    type,
    bets,
  }
}
