import type { BetBonus } from './bonus.ts'

/**
 * Whether a bet with this bonus is paid for from the balance ([BONUS-2]). All-win and only-win freebets use the
 * operator's money; a no-risk bet uses the bettor's own, which is returned when it loses (ours; reference/domain.md e).
 */
export function spendsBalance(bonus: BetBonus | undefined): boolean {
  return bonus?.type !== 'freebet_all_win' && bonus?.type !== 'freebet_only_win'
}

/**
 * The part of a gross win that is paid, in subunits ([BONUS-1]): an only-win freebet does not pay its stake, F x (d -
 * 1) and never below 0; every other bet is paid in full.
 */
export function paidOf(gross: number, stake: number, bonus: BetBonus | undefined): number {
  return bonus?.type === 'freebet_only_win' ? Math.max(0, gross - stake) : gross
}
