import { outcomeKeyOf } from '../market/index.ts'
import { convertMoney } from '../money/index.ts'
import type { RateTable } from '../money/index.ts'
import { acceptModeOf } from '../odds/index.ts'
import { draftBet, noStake, stakeParts, withoutDeadBets } from './draftBet.ts'
import type { StakeParts } from './draftBet.ts'
import type { Selection } from './selection.ts'
import { withFlags } from './selection.ts'
import type { DraftBet, Slip } from './slip.ts'
import type { SlipEvent } from './slipEvent.ts'
import { systemThatFits } from './typeRefusal.ts'

/**
 * The slip's bets after bets came back ([TICKET-9], [SLIP-11]). What is in storage only fills an empty slip: picks made while
 * it loaded are newer. Shared and reused bets take the slip over.
 */
export function restoreBets(slip: Slip, event: SlipEvent & { type: 'restored' }): readonly DraftBet[] {
  if (event.source === 'storage' && slip.bets.length > 0) return slip.bets
  const bets = withoutDeadBets(event.bets).map(bet => revive(slip, bet, event.rates))
  // Only singles stand side by side; of anything else one bet is the whole slip.
  const whole = bets.find(bet => bet.type !== 'single')
  return whole ? [whole] : onePerOutcome(bets)
}

/** A bet from outside in the slip's own terms: its type fits its legs, its id, flags and currency are ours. */
function revive(slip: Slip, bet: DraftBet, rates?: RateTable): DraftBet {
  const mode = acceptModeOf(bet.type, slip.acceptMode)
  const selections = unique(bet.selections).map(selection =>
    withFlags(selection, mode, slip.providerStatuses),
  )
  const stake = convertStake(slip, bet, rates)
  if (bet.type === 'custom_bet') return { ...bet, ...stake, selections }
  if (selections.length === 1) return draftBet('single', selections, stake)
  const known = bet.type === 'system' ? systemThatFits(slip, selections, bet.system?.id) : undefined
  return draftBet(known ? 'system' : 'combo', selections, stake, known)
}

/** The stake in the slip's currency; without a rate nothing is staked, for a guess would be someone's money ([SLIP-11]). */
function convertStake(slip: Slip, bet: DraftBet, rates?: RateTable): StakeParts {
  if (bet.stake.currency === slip.currency.code) return stakeParts(bet)
  const stake = rates ? convertMoney(bet.stake, slip.currency, rates) : undefined
  if (!stake) return { ...noStake(slip), stakeSource: 'sharing' }
  return { stake, stakeSource: bet.stakeSource === 'potentialWin' ? 'stake' : bet.stakeSource }
}

function unique(selections: readonly Selection[]): readonly Selection[] {
  return [...new Map(selections.map(selection => [outcomeKeyOf(selection), selection])).values()]
}

function onePerOutcome(bets: readonly DraftBet[]): readonly DraftBet[] {
  return [...new Map(bets.map(bet => [bet.id, bet])).values()]
}
