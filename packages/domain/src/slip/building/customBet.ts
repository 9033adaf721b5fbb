import type { BetType } from '../../bet/index.ts'
import type { Odds, OddsAcceptMode } from '../../odds/index.ts'
import { acceptModeOf, needsConfirmation } from '../../odds/index.ts'
import { refusalOf } from '../../placing/index.ts'
import { changeBet } from './changeBet.ts'
import { isDeadCustomBet, noStake, rescaled, stakeParts } from './draftBet.ts'
import { toSelection } from '../selection.ts'
import type { DraftBet, Slip } from '../slip.ts'
import type { SlipEvent } from '../slipEvent.ts'
import { ruleContextOf, ruleSubjectOf, slipType } from '../slipViews.ts'

/**
 * The slip as one custom bet, as its dialog built it ([CUSTOM-1]). Edited, it keeps its stake; in the place of other bets it starts
 * without one, for their money was not meant for it. What no custom bet may be, and a dead one, changes nothing.
 */
export function setCustomBet(
  slip: Slip,
  { selections, customOdds }: SlipEvent & { type: 'custom-bet-set' },
): readonly DraftBet[] {
  const [first] = slip.bets
  const bet: DraftBet = {
    ...(first && slipType(slip) === 'custom_bet' ? stakeParts(first) : noStake(slip)),
    id: 'custom_bet',
    type: 'custom_bet',
    selections: selections.map(toSelection),
    customOdds,
    acceptedCustomOdds: customOdds,
  }
  const isRefused = refusalOf(ruleSubjectOf(bet), ruleContextOf(slip)) !== undefined || isDeadCustomBet(bet)
  return isRefused ? slip.bets : [rescaled(bet)]
}

/** The joint price moved, or is gone ([CUSTOM-3], [CUSTOM-4]). The first price a bet ever has needs nobody's yes. */
export function moveJointPrice(slip: Slip, betId: string, odds: Odds | null): readonly DraftBet[] {
  return changeBet(slip, betId, bet => {
    if (bet.type !== 'custom_bet') return bet
    const { customOdds, ...rest } = bet
    if (odds === (customOdds ?? null)) return bet
    if (odds === null) return rest
    return rescaled({ acceptedCustomOdds: odds, ...rest, customOdds: odds })
  })
}

/** The bettor takes the joint price as it is now ([CUSTOM-3]). */
export function acceptJointPrice(bet: DraftBet): DraftBet {
  return isJointPriceMoved(bet) ? { ...bet, acceptedCustomOdds: bet.customOdds! } : bet
}

/** Whether a custom bet's joint price awaits a yes; its accept mode is always `none` ([ACCEPT-4]). */
export function isJointPriceMoved({ type, customOdds, acceptedCustomOdds }: DraftBet): boolean {
  if (type !== 'custom_bet' || customOdds === undefined || acceptedCustomOdds === undefined) return false
  return needsConfirmation({ odds: customOdds, acceptedOdds: acceptedCustomOdds }, acceptModeOf(type, 'none'))
}

/** Whether a custom bet cannot be had any more: no price for the whole, or an outcome of it gone ([CUSTOM-4]). */
export function isCustomBetGone({ type, customOdds, selections }: DraftBet): boolean {
  return type === 'custom_bet' && (customOdds === undefined || selections.some(leg => leg.isNotAvailable))
}

/** How a bet's legs take moved prices: those of a custom bet follow theirs silently, only the joint price asks ([CUSTOM-2]). */
export function legModeOf(type: BetType, mode: OddsAcceptMode): OddsAcceptMode {
  return type === 'custom_bet' ? 'any' : mode
}
