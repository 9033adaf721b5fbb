import { moneyOf } from '../../money/index.ts'
import { stakeOfLines } from '../../system/index.ts'
import { withoutFreebet } from '../building/bonuses.ts'
import { rescaled } from '../building/createDraftBet.ts'
import { linesOf } from './partsOf.ts'
import type { DraftBet, Slip, StakeSource } from '../slip.ts'

/**
 * Sets stake and source together; a wanted win or a freebet no longer drives it ([SLIP-12], [BONUS-3]). Invalid amounts
 * change nothing.
 */
export function setStake(
  slip: Slip,
  stake: number,
  stakeSource: StakeSource,
  betId?: string,
): readonly DraftBet[] {
  if (!isAmount(stake) || !hasBet(slip, betId)) return slip.bets
  return restaked(slip, betId, bet => {
    const { wantedWin: _, ...rest } = withoutFreebet(bet)
    return { ...rest, stake: moneyOf(stake, slip.currency), stakeSource }
  })
}

/** Sets the stake per line, as the bettor types it for a system; the stake is the total ([STAKE-1]). */
export function setStakePerLine(slip: Slip, betId: string, perLine: number): readonly DraftBet[] {
  const bet = slip.bets.find(({ id }) => id === betId)
  const total = bet && stakeOfLines(perLine, linesOf(bet))
  return total === undefined ? slip.bets : setStake(slip, total, 'stake', betId)
}

/** The wanted win drives the stake, now and whenever odds change ([SLIP-13]). */
export function setPotentialWin(slip: Slip, betId: string, wantedWin: number): readonly DraftBet[] {
  if (!isAmount(wantedWin) || !hasBet(slip, betId)) return slip.bets
  return restaked(slip, betId, bet =>
    rescaled({ ...withoutFreebet(bet), wantedWin, stakeSource: 'potentialWin' }),
  )
}

/** Gives these bets another stake, and drops the stake from before a split for all of them ([TYPE-5]). */
function restaked(
  slip: Slip,
  betId: string | undefined,
  change: (bet: DraftBet) => DraftBet,
): readonly DraftBet[] {
  return slip.bets.map(bet => {
    const { stakeBeforeSplit, ...rest } = bet
    const forgetful = stakeBeforeSplit ? rest : bet
    return betId === undefined || bet.id === betId ? change(forgetful) : forgetful
  })
}

function hasBet({ bets }: Slip, betId: string | undefined): boolean {
  return betId === undefined ? bets.length > 0 : bets.some(bet => bet.id === betId)
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
