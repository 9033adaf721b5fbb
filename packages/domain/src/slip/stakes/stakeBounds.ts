import type { StakeLimits } from '../../placing/index.ts'
import { partsOf } from './partsOf.ts'
import { payoutOdds } from './payoutOdds.ts'
import type { DraftBet } from '../slip.ts'
import { splitStake } from './splitStake.ts'

/** What the stake of the whole bet is held to, in subunits. */
export type StakeBounds = {
  readonly min: number
  /** Absent when nothing bounds it. */
  readonly max?: number
}

/**
 * The least and the most that can be staked on a bet so that each of its parts is within the limits ([PLACE-13], [PLACE-26]): the
 * part that needs most sets the least, the part that takes least sets the most. Shares are whole subunits, so from the exact
 * proportion it is a few subunits to the last stake whose shares still fit.
 */
export function stakeBounds(bet: DraftBet, { minStake = 0, maxStake, maxWin }: StakeLimits): StakeBounds {
  const parts = partsOf(bet)
  const lines = parts.reduce((sum, part) => sum + part.lines, 0)
  const most = parts.map(part =>
    Math.min(maxStake ?? Infinity, maxWin === undefined ? Infinity : stakeWithin(part.bet, maxWin)),
  )
  const isEnough = (total: number) => splitStake(total, parts).every(share => share >= minStake)
  const isWithin = (total: number) => splitStake(total, parts).every((share, i) => share <= most[i]!)
  const fewest = Math.min(...parts.map(part => part.lines))
  // Each line of a named bet has a subunit at least ([NAMED-3]).
  const floor = bet.named ? lines : 0
  let min = Math.max(floor, Math.ceil((minStake * lines) / fewest))
  while (min > floor && isEnough(min - 1)) min -= 1
  let max = Math.min(...parts.map((part, i) => scaled(most[i]!, lines, part.lines)))
  if (max >= Number.MAX_SAFE_INTEGER) return { min }
  while (isWithin(max + 1)) max += 1
  return { min, max }
}

/** A bound of one part as one of the whole, rounded down. */
function scaled(bound: number, lines: number, share: number): number {
  return Number.isSafeInteger(bound) ? Number((BigInt(bound) * BigInt(lines)) / BigInt(share)) : Infinity
}

/** The largest stake that pays no more than `win`: stake x odds rounds to `win` as long as it stays below win + 1/2. */
function stakeWithin(bet: DraftBet, win: number): number {
  const odds = payoutOdds(bet)
  if (!odds || odds.n === 0n) return Infinity
  return Number(((2n * BigInt(win) + 1n) * odds.d - 1n) / (2n * odds.n))
}
