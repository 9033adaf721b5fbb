import type { BetType } from '../../bet/index.ts'
import { isFreebet } from '../../bonus/index.ts'
import { outcomeKeyOf } from '../../market/index.ts'
import { MATCH_STATUS } from '../../match/index.ts'
import { moneyOf } from '../../money/index.ts'
import { divide, ratio, roundHalfUp, toSafeNumber } from '../../ratio/index.ts'
import { payoutOdds } from '../stakes/payoutOdds.ts'
import type { Selection } from '../selection.ts'
import type { DraftBet, Slip, SplitStake } from '../slip.ts'

/**
 * A stake and everything that drives it: moved from bet to bet when legs or type change. The bonus is included, because
 * a freebet is its own stake ([BONUS-5]).
 */
export type StakeParts = Pick<DraftBet, 'stake' | 'stakeSource' | 'wantedWin' | 'bonus'>

/** The shape of a system: k of n, or a named bet over its legs. */
export type SystemShape = Pick<DraftBet, 'system' | 'named'>

/** No stake, in the slip's currency. */
export function noStake(slip: Slip): StakeParts {
  return { stake: moneyOf(0, slip.currency), stakeSource: 'stake' }
}

/** A bet of this type over these selections; its id follows from both. */
export function createDraftBet(
  type: BetType,
  selections: readonly Selection[],
  stake: StakeParts,
  { system, named }: SystemShape = {},
): DraftBet {
  const id = type === 'single' && selections[0] ? outcomeKeyOf(selections[0]) : type
  const parts = named ? withoutBonus(stake) : stakeParts(stake)
  return rescaled({ ...parts, id, type, selections, ...(system && { system }), ...(named && { named }) })
}

/** The stake's own fields of a bet. A comboboost is left out: its odds were for the former legs ([BONUS-5]). */
export function stakeParts({ bonus, ...bet }: StakeParts): StakeParts {
  return { ...plainStake(bet), ...(bonus && bonus.type !== 'comboboost' && { bonus }) }
}

/** The stake alone, and what drives it. */
export function plainStake({ stake, stakeSource, wantedWin }: SplitStake): SplitStake {
  return wantedWin === undefined ? { stake, stakeSource } : { stake, stakeSource, wantedWin }
}

/**
 * The stake without its bonus. A freebet's stake was never the bettor's money, so it must not turn into cash when the
 * bonus is removed ([SLIP-14]).
 */
export function withoutBonus({ bonus, ...bet }: StakeParts): SplitStake {
  if (!bonus || !isFreebet(bonus.type)) return plainStake(bet)
  return { stake: { ...bet.stake, value: 0 }, stakeSource: 'stake' }
}

/**
 * Recomputes a stake that is driven by the potential win for the current odds ([SLIP-13]); other bets stay unchanged.
 */
export function rescaled(bet: DraftBet): DraftBet {
  const odds = bet.wantedWin === undefined ? undefined : payoutOdds(bet)
  // A custom bet that lost its price keeps its stake, because there are no odds to compute one.
  if (!odds) return bet
  const value = toSafeNumber(roundHalfUp(divide(ratio(bet.wantedWin!), odds)))
  return value === bet.stake.value ? bet : { ...bet, stake: { ...bet.stake, value } }
}

/**
 * Removes invalid bets: those without selections, and custom bets unless every match is before or in play ([SLIP-17],
 * [SLIP-18]).
 */
export function withoutDeadBets(bets: readonly DraftBet[]): readonly DraftBet[] {
  const alive = bets.filter(bet => bet.selections.length > 0 && !isDeadCustomBet(bet))
  return alive.length === bets.length ? bets : alive
}

/** Whether a custom bet has a match that is neither before nor in play ([SLIP-17]). */
export function isDeadCustomBet({ type, selections }: Pick<DraftBet, 'type' | 'selections'>): boolean {
  return (
    type === 'custom_bet' &&
    selections.some(
      ({ matchStatus }) => matchStatus !== MATCH_STATUS.prematch && matchStatus !== MATCH_STATUS.live,
    )
  )
}
