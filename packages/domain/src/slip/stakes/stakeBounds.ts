import type { StakeLimits } from '../../placing/index.ts'
import { partsOf } from './partsOf.ts'
import { payoutOdds } from './payoutOdds.ts'
import type { DraftBet } from '../slip.ts'
import { splitStake } from './splitStake.ts'

/** The limits of the stake of the whole bet, in subunits. */
export type StakeBounds = {
  readonly min: number
  /** Absent when nothing limits it. */
  readonly max?: number
}

/**
 * The minimum and maximum stake of a bet so that each of its parts is within the limits ([PLACE-13], [PLACE-26]): the
 * part that needs most sets the minimum, the part that allows least the maximum. Shares are whole subunits, so the last
 * stake whose shares still fit is a few subunits from the exact proportion.
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
  // Each line of a named bet needs at least a subunit ([NAMED-3]).
  const floor = bet.named ? lines : 0
  let min = Math.max(floor, Math.ceil((minStake * lines) / fewest))
  while (min > floor && isEnough(min - 1)) min -= 1
  let max = Math.min(...parts.map((part, i) => scaled(most[i]!, lines, part.lines)))
  if (max >= Number.MAX_SAFE_INTEGER) return { min }
  while (isWithin(max + 1)) max += 1
  return { min, max }
}

/** A limit of one part as a limit of the whole, rounded down. */
function scaled(bound: number, lines: number, share: number): number {
  return Number.isSafeInteger(bound) ? Number((BigInt(bound) * BigInt(lines)) / BigInt(share)) : Infinity
}

/** The largest stake that pays no more than `win`: stake x odds rounds to `win` as long as it stays below win + 1/2. */
function stakeWithin(bet: DraftBet, win: number): number {
  const odds = payoutOdds(bet)
  if (!odds || odds.n === 0n) return Infinity
  return Number(((2n * BigInt(win) + 1n) * odds.d - 1n) / (2n * odds.n))
}
