import type { BetType } from '../../bet/index.ts'
import type { Odds, OddsAcceptMode } from '../../odds/index.ts'
import { acceptModeOf, needsConfirmation } from '../../odds/index.ts'
import { refusalOf } from '../../placing/index.ts'
import { changeBet } from './changeBet.ts'
import { isDeadCustomBet, noStake, rescaled, stakeParts } from './createDraftBet.ts'
import { toSelection } from '../selection.ts'
import type { DraftBet, Slip } from '../slip.ts'
import type { SlipEvent } from '../slipEvent.ts'
import { slipRuleContextOf, ruleSubjectOf, slipType } from '../slipViews.ts'

/**
 * Makes the slip one custom bet, as built in its dialog ([CUSTOM-1]). An edited one keeps its stake; one that replaces
 * other bets starts without a stake, because theirs was not meant for it. An invalid or dead custom bet changes
 * nothing.
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
  const isRefused =
    refusalOf(ruleSubjectOf(bet), slipRuleContextOf(slip)) !== undefined || isDeadCustomBet(bet)
  return isRefused ? slip.bets : [rescaled(bet)]
}

/**
 * The joint price changed, or no longer exists ([CUSTOM-3], [CUSTOM-4]). The first price of a bet needs no
 * confirmation.
 */
export function moveJointPrice(slip: Slip, betId: string, odds: Odds | null): readonly DraftBet[] {
  return changeBet(slip, betId, bet => {
    if (bet.type !== 'custom_bet') return bet
    const { customOdds, ...rest } = bet
    if (odds === (customOdds ?? null)) return bet
    if (odds === null) return rest
    return rescaled({ acceptedCustomOdds: odds, ...rest, customOdds: odds })
  })
}

/** The bettor accepts the current joint price ([CUSTOM-3]). */
export function acceptJointPrice(bet: DraftBet): DraftBet {
  return isJointPriceMoved(bet) ? { ...bet, acceptedCustomOdds: bet.customOdds! } : bet
}

/** Whether a custom bet's joint price needs confirmation; its accept mode is always `none` ([ACCEPT-4]). */
export function isJointPriceMoved({ type, customOdds, acceptedCustomOdds }: DraftBet): boolean {
  if (type !== 'custom_bet' || customOdds === undefined || acceptedCustomOdds === undefined) return false
  return needsConfirmation({ odds: customOdds, acceptedOdds: acceptedCustomOdds }, acceptModeOf(type, 'none'))
}

/** Whether a custom bet can no longer be placed: no joint price, or an outcome is unavailable ([CUSTOM-4]). */
export function isCustomBetGone({ type, customOdds, selections }: DraftBet): boolean {
  return type === 'custom_bet' && (customOdds === undefined || selections.some(leg => leg.isNotAvailable))
}

/**
 * How a bet's legs follow changed prices: those of a custom bet do so silently, because only the joint price needs
 * confirmation ([CUSTOM-2]).
 */
export function legModeOf(type: BetType, mode: OddsAcceptMode): OddsAcceptMode {
  return type === 'custom_bet' ? 'any' : mode
}
