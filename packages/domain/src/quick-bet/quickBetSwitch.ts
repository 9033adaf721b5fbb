import type { Money } from '../money/index.ts'
import { moneyOf } from '../money/index.ts'
import type { QuickBet, QuickBetCurrency } from './quickBet.ts'

/** On or off by hand: approval goes, and so does the receipt or error on show ([QUICK-1], [QUICK-2], [QUICK-10]). */
export function switchQuickBet(quick: QuickBet, isEnabled: boolean): QuickBet {
  const shown = closeShown(quick)
  return isEnabled === quick.isEnabled ? shown : { ...shown, isEnabled, isApproved: false }
}

/** The player's yes, only to a stake above 0 and only while quick bet is on ([QUICK-3]). */
export function approve(quick: QuickBet, wanted: boolean): QuickBet {
  const isApproved = wanted && quick.isEnabled && quick.stake.value > 0
  return isApproved === quick.isApproved ? quick : { ...quick, isApproved }
}

/** Another stake needs another yes ([QUICK-4]). Amounts that are no money change nothing. */
export function setQuickStake(quick: QuickBet, value: number): QuickBet {
  if (!Number.isSafeInteger(value) || value < 0 || value === quick.stake.value) return quick
  return { ...quick, stake: moneyOf(value, quick.currency), isApproved: false }
}

/** Another currency: the stake goes back to 0, as on the slip, and the yes with it ([QUICK-4]). */
export function changeQuickCurrency(quick: QuickBet, currency: QuickBetCurrency): QuickBet {
  if (currency.code === quick.currency.code) return quick
  return { ...quick, currency, stake: moneyOf(0, currency), isApproved: false }
}

/** Off when the balance is zero or below what one tap stakes; what is on show stays on show ([QUICK-8]). */
export function followBalance(quick: QuickBet, balance: Money | undefined): QuickBet {
  if (!quick.isEnabled || balance?.currency !== quick.currency.code) return quick
  const isEnough = balance.value > 0 && balance.value >= quick.stake.value
  return isEnough ? quick : { ...quick, isEnabled: false, isApproved: false }
}

/** The receipt or the error was read; a bet on its way cannot be waved away ([QUICK-9]). */
export function closeShown(quick: QuickBet): QuickBet {
  const isShown = quick.state.status === 'success' || quick.state.status === 'error'
  return isShown ? { ...quick, state: { status: 'initial' } } : quick
}
