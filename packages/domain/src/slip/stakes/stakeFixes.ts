import { isFreebet, spendsBalance } from '../../bonus/index.ts'
import type { Money } from '../../money/index.ts'
import type { PlacementRefusal } from '../../placing/index.ts'
import type { DraftBet, Slip } from '../slip.ts'
import { stakeBounds } from './stakeBounds.ts'

/** A refused sum, in terms of the whole bet. */
export type StakeFix = {
  readonly betId: string
  readonly why: 'stake-too-low' | 'stake-too-high' | 'win-too-high' | 'not-enough-money'
  /** The limit: a stake of the whole bet, the maximum payout, or the balance. */
  readonly limit: Money
  /**
   * A stake that would be accepted; absent where there is none, and on a freebet, whose stake the bettor cannot choose.
   */
  readonly stake?: Money
}

type Bets = Pick<Slip, 'bets'>

/**
 * A refusal's figures for the bets of the slip, one for each bet: shown in the same way as before placing ([PLACE-26]).
 */
export function stakeFixes(slip: Bets, refusals: readonly PlacementRefusal[]): readonly StakeFix[] {
  const fixes = new Map<string, StakeFix>()
  for (const refusal of refusals) {
    const bet = refusedBet(slip, refusal)
    const found = bet && !fixes.has(bet.id) ? mendingOf(slip, bet, refusal) : undefined
    if (found) fixes.set(found.betId, found)
  }
  return [...fixes.values()]
}

/** A refusal without a bet id concerns the only bet. */
function refusedBet({ bets }: Bets, { betId }: PlacementRefusal): DraftBet | undefined {
  return betId === undefined && bets.length === 1 ? bets[0] : bets.find(({ id }) => id === betId)
}

function mendingOf(slip: Bets, bet: DraftBet, { kind, limit }: PlacementRefusal): StakeFix | undefined {
  if (limit === undefined) return undefined
  const fix = (why: StakeFix['why'], stake = 0, figure = stake): StakeFix => ({
    betId: bet.id,
    why,
    limit: { ...bet.stake, value: figure },
    ...(stake > 0 && !isFree(bet) && { stake: { ...bet.stake, value: stake } }),
  })
  switch (kind) {
    case 'stake-too-low':
      return fix(kind, stakeBounds(bet, { minStake: limit }).min)
    case 'stake-too-high':
      return fix(kind, stakeBounds(bet, { maxStake: limit }).max)
    case 'win-too-high':
      return fix(kind, stakeBounds(bet, { maxWin: limit }).max, limit)
    case 'not-enough-money':
      // For a named bet the figure is what was left for one of its parts, which is not the bettor's balance.
      return bet.named ? undefined : fix(kind, limit - stakedBeside(slip, bet), limit)
    default:
      return undefined
  }
}

function isFree({ bonus }: DraftBet): boolean {
  return bonus !== undefined && isFreebet(bonus.type)
}

/** The bettor's money staked on the other bets. */
function stakedBeside({ bets }: Bets, bet: DraftBet): number {
  return bets.reduce(
    (sum, other) => sum + (other !== bet && spendsBalance(other.bonus) ? other.stake.value : 0),
    0,
  )
}
