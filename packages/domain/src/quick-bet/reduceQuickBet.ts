import { emptyQuickBet } from './quickBet.ts'
import type { QuickBet } from './quickBet.ts'
import type { QuickBetEvent } from './quickBetEvent.ts'
import {
  acceptQuickBet,
  delayQuickBet,
  refuseQuickBet,
  startQuickBet,
  whileQuickBetting,
} from './quickBetPlacing.ts'
import {
  approve,
  changeQuickCurrency,
  closeShown,
  followBalance,
  setQuickStake,
  switchQuickBet,
} from './quickBetSwitch.ts'
import { restoreQuickBet } from './restoreQuickBet.ts'

/**
 * Quick bet after an event (spec section 4; RULES.md has the table of state x event). Pure and total: every event is
 * handled in every state, and one that changes nothing returns the same object.
 */
export function reduceQuickBet(quick: QuickBet, event: QuickBetEvent): QuickBet {
  switch (event.type) {
    case 'toggled':
      return switchQuickBet(quick, !quick.isEnabled, event.balance)
    case 'turned-off':
      return switchQuickBet(quick, false)
    case 'stake-set':
      return setQuickStake(quick, event.stake)
    case 'approval-set':
      return followBalance(approve(quick, event.isApproved), event.balance)
    case 'currency-changed':
      return changeQuickCurrency(quick, event.currency)
    case 'balance-changed':
      return followBalance(quick, event.balance)
    case 'placing-started':
      return startQuickBet(quick, event.bet, event.key, event.at)
    case 'placing-delayed':
      return whileQuickBetting(quick, event.key, state => delayQuickBet(state, event))
    case 'answer-unknown':
      return whileQuickBetting(quick, event.key, state => ({ ...state, answer: 'unknown' }))
    case 'placing-accepted':
      return whileQuickBetting(quick, event.key, state => acceptQuickBet(state, event.placed))
    case 'placing-refused':
      return whileQuickBetting(quick, event.key, state => refuseQuickBet(state, event.error))
    case 'dismissed':
      return closeShown(quick)
    case 'signed-out':
      return emptyQuickBet(quick.currency)
    case 'restored':
      return restoreQuickBet(quick, event.quick)
  }
}
