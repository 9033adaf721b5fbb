import type { BetType } from '../bet/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import { MATCH_STATUS } from '../match/index.ts'
import { moneyOf } from '../money/index.ts'
import { exactOdds } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { divide, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { SystemType } from '../system/index.ts'
import { systemOdds } from '../system/index.ts'
import type { Selection } from './selection.ts'
import type { DraftBet, Slip } from './slip.ts'

/** A stake and all that drives it: what moves from bet to bet when the type changes. */
export type StakeParts = Pick<DraftBet, 'stake' | 'stakeSource' | 'wantedWin'>

/** Nothing staked, in the slip's currency. */
export function noStake(slip: Slip): StakeParts {
  return { stake: moneyOf(0, slip.currency), stakeSource: 'stake' }
}

/** A bet of this type over these selections; its id follows from both. */
export function draftBet(
  type: BetType,
  selections: readonly Selection[],
  stake: StakeParts,
  system?: SystemType,
): DraftBet {
  const id = type === 'single' && selections[0] ? outcomeKeyOf(selections[0]) : type
  return rescaled({ ...stakeParts(stake), id, type, selections, ...(system && { system }) })
}

/** Only the stake's own fields of a bet. */
export function stakeParts({ stake, stakeSource, wantedWin }: StakeParts): StakeParts {
  return wantedWin === undefined ? { stake, stakeSource } : { stake, stakeSource, wantedWin }
}

/** A stake driven by the potential win, set anew for the odds as they are ([SLIP-13]); other bets come back as they are. */
export function rescaled(bet: DraftBet): DraftBet {
  if (bet.wantedWin === undefined) return bet
  const value = stakeThatWins(bet, bet.wantedWin)
  return value === bet.stake.value ? bet : { ...bet, stake: { ...bet.stake, value } }
}

function stakeThatWins(bet: DraftBet, win: number): number {
  const odds = payoutOdds(bet)
  return odds ? toSafeNumber(roundHalfUp(divide(ratio(win), odds))) : 0
}

/** What one subunit of stake pays if all wins, exact, at the odds now. Undefined for a custom bet without its joint price. */
export function payoutOdds({ type, selections, system, bonusOdds, customOdds }: DraftBet): Ratio | undefined {
  const odds = selections.map(selection => selection.odds)
  if (type === 'custom_bet') return customOdds === undefined ? undefined : exactOdds([customOdds], bonusOdds)
  return system ? systemOdds(odds, system.winCount) : exactOdds(odds, bonusOdds)
}

/** Drops what may not stay: bets without selections, and custom bets unless every match is before or in play ([SLIP-17], [SLIP-18]). */
export function withoutDeadBets(bets: readonly DraftBet[]): readonly DraftBet[] {
  const alive = bets.filter(bet => bet.selections.length > 0 && !isDeadCustomBet(bet))
  return alive.length === bets.length ? bets : alive
}

function isDeadCustomBet({ type, selections }: DraftBet): boolean {
  return (
    type === 'custom_bet' &&
    selections.some(
      ({ matchStatus }) => matchStatus !== MATCH_STATUS.prematch && matchStatus !== MATCH_STATUS.live,
    )
  )
}
