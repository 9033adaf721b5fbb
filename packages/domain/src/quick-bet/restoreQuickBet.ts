import type { QuickBet, QuickBetState } from './quickBet.ts'

/**
 * Restores quick bet from storage after a reload ([QUICK-15]): only into an untouched quick bet, and only in the
 * currency it was stored in. A bet in progress is always looked up again under its key; receipts and errors have been
 * read before.
 */
export function restoreQuickBet(quick: QuickBet, stored: QuickBet): QuickBet {
  if (quick.state.status !== 'initial') return quick
  const state = resumed(stored.state)
  if (!isUntouched(quick)) return state.status === 'processing' ? { ...quick, state } : quick
  if (stored.stake.currency !== quick.currency.code || !isAmount(stored.stake.value))
    return { ...quick, state }
  const isEnabled = stored.isEnabled
  const stake = { ...quick.stake, value: stored.stake.value }
  return { ...quick, state, isEnabled, stake, isApproved: stored.isApproved && isEnabled && stake.value > 0 }
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
