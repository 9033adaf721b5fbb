import { outcomeKeyOf } from '../../market/index.ts'
import { convertMoney } from '../../money/index.ts'
import type { RateTable } from '../../money/index.ts'
import { isFreebet, isSettableBonus } from '../../bonus/index.ts'
import { refusalOf } from '../../placing/index.ts'
import { withoutBonuses } from '../building/bonuses.ts'
import { legModeOf } from '../building/customBet.ts'
import {
  createDraftBet,
  noStake,
  plainStake,
  rescaled,
  withoutBonus,
  withoutDeadBets,
} from '../building/createDraftBet.ts'
import type { StakeParts } from '../building/createDraftBet.ts'
import type { Selection } from '../selection.ts'
import { withFlags } from '../selection.ts'
import type { DraftBet, Slip } from '../slip.ts'
import type { SlipEvent } from '../slipEvent.ts'
import { slipRuleContextOf, ruleSubjectOf } from '../slipViews.ts'
import { namedThatFits, systemThatFits } from '../building/typeRefusal.ts'

/** Restored bets, converted for this slip ([TICKET-13], [TICKET-14], [SLIP-11]). */
export function restoreBets(slip: Slip, event: SlipEvent & { type: 'restored' }): readonly DraftBet[] {
  const bets = withoutDeadBets(event.bets).map(bet => revive(slip, bet, event))
  // Only singles can be several; any other bet is the whole slip.
  const whole = bets.find(bet => bet.type !== 'single')
  return whole ? [whole] : oneFreebetEach(onePerOutcome(bets))
}

/** Converts a foreign bet for this slip: a type that fits its legs, and the slip's own id, flags and currency. */
function revive(slip: Slip, bet: DraftBet, { rates, source }: Restored): DraftBet {
  const mode = legModeOf(bet.type, slip.acceptMode)
  const selections = unique(bet.selections).map(selection =>
    withFlags(selection, mode, slip.providerStatuses),
  )
  const stake = convertStake(slip, source === 'storage' ? ownBonus(bet) : withoutBonus(bet), rates)
  if (bet.type === 'custom_bet') return reviveCustomBet(slip, bet, selections, stake)
  if (selections.length === 1) return createDraftBet('single', selections, stake)
  if (bet.type !== 'system') return createDraftBet('combo', selections, stake)
  const named = namedThatFits(slip, selections, bet.named)
  if (named) return createDraftBet('system', selections, stake, { named })
  const system = systemThatFits(slip, selections, bet.system?.id)
  return createDraftBet(system ? 'system' : 'combo', selections, stake, system && { system })
}

type Restored = SlipEvent & { type: 'restored' }

/** A custom bet with its former prices, which are requested again; an invalid one becomes plain selections. */
function reviveCustomBet(
  slip: Slip,
  { type, customOdds, acceptedCustomOdds = customOdds }: DraftBet,
  selections: readonly Selection[],
  stake: StakeParts,
): DraftBet {
  if (refusalOf(ruleSubjectOf({ type, selections }), slipRuleContextOf(slip))) {
    return createDraftBet(selections.length === 1 ? 'single' : 'combo', selections, stake)
  }
  // Its boost is removed, so a wanted win needs another stake ([SLIP-13]), which only its joint price determines.
  return rescaled({
    ...createDraftBet(type, selections, stake),
    ...(customOdds !== undefined && { customOdds }),
    ...(acceptedCustomOdds !== undefined && { acceptedCustomOdds }),
  })
}

/**
 * The bonus of a stored bet, if a bettor can have put it there and its stake matches; the back end has to confirm
 * it.
 */
function ownBonus({ bonus, ...bet }: DraftBet): StakeParts {
  if (!bonus || !isSettableBonus(bonus.type)) return plainStake(bet)
  const isPaid =
    bonus.freebetStake?.value === bet.stake.value && bonus.freebetStake.currency === bet.stake.currency
  return isFreebet(bonus.type) && !isPaid ? withoutBonus({ ...bet, bonus }) : { ...plainStake(bet), bonus }
}

/**
 * The stake in the slip's currency; without a rate there is no stake, because guessing would risk the bettor's money
 * ([SLIP-11]).
 */
function convertStake(slip: Slip, parts: StakeParts, rates?: RateTable): StakeParts {
  const { code, subunits } = slip.currency
  if (parts.stake.currency === code && parts.stake.subunits === subunits) return parts
  const bet = withoutBonus(parts)
  const stake = rates ? convertMoney(bet.stake, slip.currency, rates) : undefined
  if (!stake) return { ...noStake(slip), stakeSource: 'sharing' }
  return { stake, stakeSource: bet.stakeSource === 'potentialWin' ? 'stake' : bet.stakeSource }
}

/** One freebet pays for one bet ([BONUS-6]). */
export function oneFreebetEach(bets: readonly DraftBet[]): readonly DraftBet[] {
  return bets.map((bet, i) => {
    const isTaken = bets.slice(0, i).some(({ bonus }) => bonus?.id === bet.bonus?.id)
    return bet.bonus && isFreebet(bet.bonus.type) && isTaken ? withoutBonuses(bet) : bet
  })
}

function unique(selections: readonly Selection[]): readonly Selection[] {
  return [...new Map(selections.map(selection => [outcomeKeyOf(selection), selection])).values()]
}

function onePerOutcome(bets: readonly DraftBet[]): readonly DraftBet[] {
  return [...new Map(bets.map(bet => [bet.id, bet])).values()]
}
