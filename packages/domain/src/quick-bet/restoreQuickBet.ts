import type { QuickBet, QuickBetState } from './quickBet.ts'

/**
 * Restores quick bet from storage after a reload ([QUICK-15]): only into an untouched quick bet, and only in the
 * currency it was stored in. A bet in progress is always looked up again under its key; receipts and errors have been
 * read before.
 */
export function restoreQuickBet(quick: QuickBet, kept: QuickBet): QuickBet {
  if (quick.state.status !== 'initial') return quick
  const state = resumed(kept.state)
  if (!isUntouched(quick)) return state.status === 'processing' ? { ...quick, state } : quick
  if (kept.stake.currency !== quick.currency.code || !isAmount(kept.stake.value)) return { ...quick, state }
  const isEnabled = kept.isEnabled
  const stake = { ...quick.stake, value: kept.stake.value }
  return { ...quick, state, isEnabled, stake, isApproved: kept.isApproved && isEnabled && stake.value > 0 }
}

function isUntouched({ isEnabled, stake }: QuickBet): boolean {
  return !isEnabled && stake.value === 0
}

/** The answer is requested again: earlier information about the delay is outdated. */
function resumed(state: QuickBetState): QuickBetState {
  if (state.status !== 'processing') return { status: 'initial' }
  const { status, key, bet, startedAt } = state
  return { status, key, bet, startedAt, answer: 'awaited' }
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
