import type { BonusOdds, Odds } from '../../odds/index.ts'
import { exactOdds } from '../../odds/index.ts'
import type { Ratio } from '../../ratio/index.ts'
import { namedOdds, systemOdds } from '../../system/index.ts'
import type { Selection } from '../selection.ts'
import type { DraftBet } from '../slip.ts'

/** One set of prices for a bet: of each leg, and of a custom bet as a whole. */
export type PriceSet = {
  readonly of: (selection: Selection) => Odds
  readonly joint: Odds | undefined
}

/** The current prices. */
export function pricesNow(bet: DraftBet): PriceSet {
  return { of: selection => selection.odds, joint: bet.customOdds }
}

/** The prices the bettor accepted. */
export function pricesAgreed(bet: DraftBet): PriceSet {
  return { of: selection => selection.acceptedOdds, joint: bet.acceptedCustomOdds }
}

/** What one subunit of stake pays if every leg wins, exact. Undefined for a custom bet without its joint price. */
export function payoutOdds(bet: DraftBet, prices: PriceSet = pricesNow(bet)): Ratio | undefined {
  const odds = bet.selections.map(prices.of)
  if (bet.type === 'custom_bet') return prices.joint && exactOdds([prices.joint], bonusOddsOf(bet))
  if (bet.named) return namedOdds(odds, bet.named)
  return bet.system ? systemOdds(odds, bet.system.winCount) : exactOdds(odds, bonusOddsOf(bet))
}

/** The comboboost's factor on the bet's odds; undefined without one ([BONUS-4]). */
export function bonusOddsOf({ bonus }: Pick<DraftBet, 'bonus'>): BonusOdds | undefined {
  return bonus?.type === 'comboboost' ? bonus.odds : undefined
}
