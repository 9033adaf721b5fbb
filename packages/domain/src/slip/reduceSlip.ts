import { outcomeKeyOf } from '../market/index.ts'
import { chooseBonus, receiveBonuses, withoutBonuses } from './building/bonuses.ts'
import { changeEach } from './building/changeBet.ts'
import { changeBetType } from './building/changeBetType.ts'
import { changeCurrency, takeCurrency } from './building/changeCurrency.ts'
import { isCustomBetGone, moveJointPrice, setCustomBet } from './building/customBet.ts'
import { withoutDeadBets } from './building/createDraftBet.ts'
import { emptySlip } from './emptySlip.ts'
import { removeSelection, toggleOutcome } from './building/pickOutcome.ts'
import {
  acceptPlacing,
  delayPlacing,
  leaveUnknown,
  leftOf,
  refusePlacing,
  startPlacing,
  whileProcessing,
  withLeft,
} from './placing/placing.ts'
import { acceptOdds, changeAvailability, mapSelections, movePrices } from './building/reprice.ts'
import { restoreBets } from './placing/restoreBets.ts'
import { startRestoring, restoreUnplaced, takeStored } from './placing/restoring.ts'
import { INITIAL, resting, restingIfAtRest } from './placing/resting.ts'
import { setPotentialWin, setStake, setStakePerLine } from './stakes/setStake.ts'
import type { PickedOutcome } from './selection.ts'
import type { DraftBet, Slip } from './slip.ts'
import type { SlipEvent } from './slipEvent.ts'
import { isInProgress, selectedKeys, selectionsOf } from './slipViews.ts'

/**
 * The slip after an event (spec section 4; RULES.md has the table of state x event). Pure and total: every event is
 * handled in every state, and one that changes nothing returns the same object.
 */
export function reduceSlip(slip: Slip, event: SlipEvent): Slip {
  switch (event.type) {
    case 'prices-moved':
      return moved(slip, movePrices(slip, event.prices))
    case 'availability-changed':
      return moved(slip, changeAvailability(slip, event.changes))
    case 'bonuses-received':
      return moved(slip, receiveBonuses(slip, event.betId, event.bonuses))
    case 'custom-odds-moved':
      return moved(slip, moveJointPrice(slip, event.betId, event.odds))
    case 'placing-delayed':
      return whileProcessing(slip, event.key, state => delayPlacing(slip, state, event))
    case 'answer-unknown':
      return whileProcessing(slip, event.key, state => ({ ...slip, state: { ...state, answer: 'unknown' } }))
    case 'placing-accepted':
      return whileProcessing(slip, event.key, state => takeCurrency(acceptPlacing(slip, state, event), state))
    case 'placing-refused':
      return whileProcessing(slip, event.key, state => takeCurrency(refusePlacing(slip, event.error), state))
    case 'settings-received':
      return {
        ...slip,
        // The nearest type is found by order ([TYPE-3]).
        systemTypes:
          event.systemTypes?.toSorted((a, b) => a.totalCount - b.totalCount || a.winCount - b.winCount) ??
          slip.systemTypes,
        multiSingle: event.multiSingle ?? slip.multiSingle,
        customBetAllowsSingle: event.customBetAllowsSingle ?? slip.customBetAllowsSingle,
      }
    case 'provider-status-changed':
      return changeProvider(slip, event)
    case 'accept-mode-chosen':
      return reflag({ ...slip, acceptMode: event.mode })
    case 'signed-out':
      return signOut(leaveUnknown(withLeft(slip)))
    case 'currency-changed':
      return changeCurrency(slip, event.currency)
    case 'bets-returned':
      return isInProgress(slip) ? slip : restoreUnplaced(slip, event.bets)
    case 'restored':
      return restore(slip, event)
    default:
      // The bettor's changes are ignored while a bet is in progress ([PICK-2]).
      return isInProgress(slip) ? slip : act(slip, event)
  }
}

/** Events from outside, which apply in any state. */
type OutsideEvent =
  | 'prices-moved'
  | 'availability-changed'
  | 'bonuses-received'
  | 'custom-odds-moved'
  | 'placing-delayed'
  | 'answer-unknown'
  | 'placing-accepted'
  | 'placing-refused'
  | 'settings-received'
  | 'provider-status-changed'
  | 'accept-mode-chosen'
  | 'signed-out'
  | 'bets-returned'
  | 'currency-changed'
  | 'restored'

function act(slip: Slip, event: Exclude<SlipEvent, { type: OutsideEvent }>): Slip {
  switch (event.type) {
    case 'outcome-toggled':
      return pickOutcome(slip, event.outcome)
    case 'selection-removed':
      return built(slip, removeSelection(slip, event.key))
    case 'unavailable-removed':
      return built(slip, removeUnavailable(slip))
    case 'bet-removed':
      return built(slip, removeBet(slip, event.betId))
    case 'bet-type-chosen':
      return built(slip, changeBetType(slip, event))
    case 'stake-set':
      return built(slip, setStake(slip, event.stake, event.source, event.betId))
    case 'stake-per-line-set':
      return built(slip, setStakePerLine(slip, event.betId, event.perLine))
    case 'bonus-chosen':
      return built(slip, chooseBonus(slip, event.betId, event.bonusId))
    case 'custom-bet-set':
      return built(slip, setCustomBet(slip, event))
    case 'potential-win-set':
      return built(slip, setPotentialWin(slip, event.betId, event.potentialWin))
    case 'odds-accepted':
      return slip.state.status === 'SUCCESS' ? slip : { ...slip, bets: acceptOdds(slip), state: INITIAL }
    case 'placing-started':
      return startPlacing(slip, event.key, event.at)
    case 'dismissed':
      return resting(withLeft(slip))
    case 'restoring-started':
      return startRestoring(slip, event.processing)
    case 'cleared':
      return emptySlip({ ...slip, bets: [], state: INITIAL, isRestoring: false })
  }
}

/**
 * A pick closes the receipt, so bets refused beside it return first; an outcome among them is then on the slip already
 * ([PLACE-27]).
 */
function pickOutcome(slip: Slip, outcome: PickedOutcome): Slip {
  if (leftOf(slip).length === 0) return built(slip, toggleOutcome(slip, outcome))
  const whole = resting(withLeft(slip))
  const isBack = (picks: Slip) => selectedKeys(picks).has(outcomeKeyOf(outcome))
  return isBack(whole) && !isBack(slip) ? whole : built(whole, toggleOutcome(whole, outcome))
}

/** The bettor changed the slip: flags and state are recomputed from the bets ([TICKET-4]). */
function built(slip: Slip, bets: readonly DraftBet[]): Slip {
  if (bets === slip.bets) return slip
  const next = withLeft({ ...slip, bets: withoutDeadBets(bets) })
  return resting({ ...next, bets: mapSelections(next, selection => selection) })
}

/**
 * Removes bonuses, which belonged to the player; the slip stays, and so do bets refused beside a receipt ([BONUS-5],
 * [PLACE-27]).
 */
function signOut(slip: Slip): Slip {
  return resting(withBets(slip, withoutDeadBets(changeEach(slip, withoutBonuses))))
}

/** The market changed ([TICKET-6]). */
function moved(slip: Slip, bets: readonly DraftBet[]): Slip {
  return bets === slip.bets ? slip : restingIfAtRest({ ...slip, bets })
}

function withBets(slip: Slip, bets: readonly DraftBet[]): Slip {
  return bets === slip.bets ? slip : { ...slip, bets }
}

/** Recomputes the flags after a change of something they depend on. */
function reflag(slip: Slip): Slip {
  return restingIfAtRest({ ...slip, bets: mapSelections(slip, selection => selection) })
}

/**
 * A provider of a selection on the slip went up or down; an error is then replaced with the slip's current state
 * ([TICKET-4]).
 */
function changeProvider(
  slip: Slip,
  { provider, status }: SlipEvent & { type: 'provider-status-changed' },
): Slip {
  if (slip.providerStatuses[provider] === status) return slip
  const next = reflag({ ...slip, providerStatuses: { ...slip.providerStatuses, [provider]: status } })
  return next.state.status === 'ERROR' && next.bets !== slip.bets ? resting(next) : next
}

function removeBet(slip: Slip, betId: string): readonly DraftBet[] {
  return slip.bets.some(bet => bet.id === betId) ? slip.bets.filter(bet => bet.id !== betId) : slip.bets
}

/** Removes unavailable selections, and custom bets as a whole ([TICKET-8]). */
function removeUnavailable(slip: Slip): readonly DraftBet[] {
  if (slip.bets.some(isCustomBetGone)) return slip.bets.filter(bet => !isCustomBetGone(bet))
  return selectionsOf(slip)
    .filter(selection => selection.isNotAvailable)
    .reduce((bets, selection) => removeSelection({ ...slip, bets }, selection), slip.bets)
}

/**
 * Bets were restored: those stored by this tab, or shared or reused ones, which replace the slip ([TICKET-9],
 * [TICKET-13]).
 */
function restore(slip: Slip, event: SlipEvent & { type: 'restored' }): Slip {
  if (event.source === 'storage') return takeStored(slip, event)
  if (isInProgress(slip)) return slip
  return resting({ ...slip, isRestoring: false, bets: restoreBets(slip, event) })
}
