import { outcomeKeyOf } from '../../market/index.ts'
import { isCustomBetGone, isJointPriceMoved } from '../building/customBet.ts'
import type { DraftBet, Slip, SlipState } from '../slip.ts'

/**
 * The slip outside of placing ([TICKET-4]): ODDS_CHANGED if any bet has changed odds or an unavailable selection,
 * INITIAL otherwise. A suspended one does not count, because it is temporary and there is nothing to accept. Processing
 * bets and errors are removed.
 */
export function resting(slip: Slip): Slip {
  const changed = slip.bets.flatMap(changedIn)
  if (changed.length === 0) return slip.state.status === 'INITIAL' ? slip : { ...slip, state: INITIAL }
  const { state } = slip
  const isSame =
    state.status === 'ODDS_CHANGED' &&
    state.changed.length === changed.length &&
    state.changed.every((key, i) => key === changed[i])
  return isSame ? slip : { ...slip, state: { status: 'ODDS_CHANGED', changed } }
}

/**
 * Keys of a bet's outcomes that changed or became unavailable; a custom bet, which is only available as a whole, is
 * named by its own id.
 */
function changedIn(bet: DraftBet): readonly string[] {
  if (bet.type === 'custom_bet') return isJointPriceMoved(bet) || isCustomBetGone(bet) ? [bet.id] : []
  return bet.selections.filter(selection => selection.isChanged || selection.isNotAvailable).map(outcomeKeyOf)
}

/**
 * After a change of the market: recomputes the state of an idle slip; a placement, a receipt and an error about an
 * existing bet stay unchanged ([TICKET-6], [TICKET-15]).
 */
export function restingIfAtRest(slip: Slip): Slip {
  const { status } = slip.state
  const isErrorOver = status === 'ERROR' && slip.bets.length === 0
  return isErrorOver || status === 'INITIAL' || status === 'ODDS_CHANGED' ? resting(slip) : slip
}

/** The state of a slip that can be changed and placed. */
export const INITIAL: SlipState = { status: 'INITIAL' }
