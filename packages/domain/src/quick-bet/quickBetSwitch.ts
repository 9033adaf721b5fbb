import type { Money } from '../money/index.ts'
import { moneyOf } from '../money/index.ts'
import type { QuickBet, QuickBetCurrency } from './quickBet.ts'

/** Why the balance turns quick bet off; the catalogue has the message. */
export type QuickBetShortage = 'balance-empty' | 'balance-below-stake'

/** What the balance lacks for one tap ([QUICK-8]). An unknown balance and one in another currency are ignored. */
export function quickBetShortage(
  { stake, currency }: Pick<QuickBet, 'stake' | 'currency'>,
  balance: Money | undefined,
): QuickBetShortage | undefined {
  if (balance?.currency !== currency.code) return undefined
  if (balance.value <= 0) return 'balance-empty'
  return balance.value < stake.value ? 'balance-below-stake' : undefined
}

/**
 * Switches on or off by hand: removes the approval, and the receipt or error shown ([QUICK-1], [QUICK-2], [QUICK-10]).
 * Without balance it stays off, and a stake above the balance is reset to 0 ([QUICK-8]).
 */
export function switchQuickBet(quick: QuickBet, isEnabled: boolean, balance?: Money): QuickBet {
  const shown = closeShown(quick)
  if (isEnabled === quick.isEnabled) return shown
  const shortage = isEnabled ? quickBetShortage(quick, balance) : undefined
  if (shortage === 'balance-empty') return shown
  const stake = shortage ? moneyOf(0, quick.currency) : quick.stake
  return { ...shown, isEnabled, stake, isApproved: false }
}

/** The player's approval, only of a stake above 0 and only while quick bet is on ([QUICK-3]). */
export function approve(quick: QuickBet, wanted: boolean): QuickBet {
  const isApproved = wanted && quick.isEnabled && quick.stake.value > 0
  return isApproved === quick.isApproved ? quick : { ...quick, isApproved }
}

/** Another stake needs another approval ([QUICK-4]). Invalid amounts change nothing. */
export function setQuickStake(quick: QuickBet, value: number): QuickBet {
  if (!Number.isSafeInteger(value) || value < 0 || value === quick.stake.value) return quick
  return { ...quick, stake: moneyOf(value, quick.currency), isApproved: false }
}

/** Another currency: resets the stake to 0, as on the slip, and removes the approval ([QUICK-4]). */
export function changeQuickCurrency(quick: QuickBet, currency: QuickBetCurrency): QuickBet {
  if (currency.code === quick.currency.code) return quick
  return { ...quick, currency, stake: moneyOf(0, currency), isApproved: false }
}

/** Turns off when the balance is zero or below the stake of one tap; what is shown stays ([QUICK-8]). */
export function followBalance(quick: QuickBet, balance: Money | undefined): QuickBet {
  const isOver = quick.isEnabled && quickBetShortage(quick, balance) !== undefined
  return isOver ? { ...quick, isEnabled: false, isApproved: false } : quick
}

/** The receipt or the error was closed; a bet in progress cannot be dismissed ([QUICK-9]). */
export function closeShown(quick: QuickBet): QuickBet {
  const isShown = quick.state.status === 'success' || quick.state.status === 'error'
  return isShown ? { ...quick, state: { status: 'initial' } } : quick
}
