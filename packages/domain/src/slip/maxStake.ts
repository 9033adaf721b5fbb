import type { Money } from '../money/index.ts'
import type { StakeLimits } from '../placing/index.ts'
import { partsOf } from './partsOf.ts'
import { payoutOdds } from './payoutOdds.ts'
import type { DraftBet } from './slip.ts'

export type MaxStakeFacts = {
  readonly limits?: StakeLimits
  /** What is left for this bet, in its currency; absent while it is not known. */
  readonly balance?: Money
}

/**
 * The most this bet can take ([PLACE-13]): the stake limit, the balance, and the stake whose potential win still is within the
 * limit, whichever is least. Undefined when nothing bounds it. What "Max" sets.
 */
export function maxStake(bet: DraftBet, { limits = {}, balance }: MaxStakeFacts): Money | undefined {
  const parts = partsOf(bet)
  const lines = parts.reduce((sum, part) => sum + part.lines, 0)
  // What bounds one part of a named bet bounds the whole in proportion; a plain bet is its own only part.
  const whole = (bound: number | undefined, share: number) =>
    bound === undefined ? undefined : Number((BigInt(bound) * BigInt(lines)) / BigInt(share))
  const bounds = [
    balance?.currency === bet.stake.currency ? balance.value : undefined,
    ...parts.flatMap(part => [
      whole(limits.maxStake, part.lines),
      limits.maxWin === undefined ? undefined : whole(stakeWithin(part.bet, limits.maxWin), part.lines),
    ]),
  ].filter(bound => bound !== undefined)
  return bounds.length === 0 ? undefined : { ...bet.stake, value: Math.max(0, Math.min(...bounds)) }
}

/** The largest stake that pays no more than `win`: stake x odds rounds to `win` as long as it stays below win + 1/2. */
function stakeWithin(bet: DraftBet, win: number): number | undefined {
  const odds = payoutOdds(bet)
  if (!odds || odds.n === 0n) return undefined
  return Number(((2n * BigInt(win) + 1n) * odds.d - 1n) / (2n * odds.n))
}
