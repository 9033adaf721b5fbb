import {
  betTotals,
  moneyOf,
  totalStake,
  type BetTotals,
  type Money,
  type Odds,
  type Slip,
} from '@touchline/domain'

/** What the foot of the slip shows, over all its bets. */
export type SlipTotals = {
  readonly stake: Money
  /** Combined odds; undefined beside several singles, which have none, and where a leg has no price. */
  readonly odds: Odds | undefined
  readonly returns: Money | undefined
  /** The same at the prices the bettor agreed to, where they differ. */
  readonly before: { readonly odds: Odds | undefined; readonly returns: Money } | undefined
}

/** Sums of a slip at its prices of now. Without a price on some leg there are no returns to promise. */
export function slipTotals(slip: Slip): SlipTotals {
  const stake = totalStake(slip)
  const totals = slip.bets.map(betTotals).filter((one): one is BetTotals => one !== undefined)
  const isPriceless = slip.bets.some(bet => bet.selections.some(leg => leg.isNotAvailable))
  if (totals.length === 0 || isPriceless)
    return { stake, odds: undefined, returns: undefined, before: undefined }
  const [only] = totals.length === 1 ? totals : []
  const isChanged = totals.some(one => one.before)
  const sum = (pick: (one: BetTotals) => number): Money =>
    moneyOf(
      Math.min(
        totals.reduce((all, one) => all + pick(one), 0),
        Number.MAX_SAFE_INTEGER,
      ),
      slip.currency,
    )
  return {
    stake,
    odds: only?.odds,
    returns: sum(one => one.returns),
    before: isChanged
      ? { odds: only?.before?.odds, returns: sum(one => (one.before ?? one).returns) }
      : undefined,
  }
}
