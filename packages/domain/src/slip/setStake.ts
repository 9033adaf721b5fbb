import { moneyOf } from '../money/index.ts'
import { rescaled } from './draftBet.ts'
import type { DraftBet, Slip, StakeSource } from './slip.ts'

/** Stake and source are set together, and a wanted win no longer drives it ([SLIP-12]). Amounts that are no money change nothing. */
export function setStake(
  slip: Slip,
  stake: number,
  stakeSource: StakeSource,
  betId?: string,
): readonly DraftBet[] {
  if (!isAmount(stake) || !hasBet(slip, betId)) return slip.bets
  return slip.bets.map(bet => {
    if (betId !== undefined && bet.id !== betId) return bet
    const { wantedWin: _, ...rest } = bet
    return { ...rest, stake: moneyOf(stake, slip.currency), stakeSource }
  })
}

/** The wanted win drives the stake, now and whenever odds change ([SLIP-13]). */
export function setPotentialWin(slip: Slip, betId: string, wantedWin: number): readonly DraftBet[] {
  if (!isAmount(wantedWin) || !hasBet(slip, betId)) return slip.bets
  return slip.bets.map(bet =>
    bet.id === betId ? rescaled({ ...bet, wantedWin, stakeSource: 'potentialWin' }) : bet,
  )
}

function hasBet({ bets }: Slip, betId: string | undefined): boolean {
  return betId === undefined ? bets.length > 0 : bets.some(bet => bet.id === betId)
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
