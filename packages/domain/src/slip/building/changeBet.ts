import type { DraftBet, Slip } from '../slip.ts'

/** The bets with one of them changed; the same list when that changes nothing. */
export function changeBet(
  slip: Slip,
  betId: string,
  change: (bet: DraftBet) => DraftBet,
): readonly DraftBet[] {
  return changeEach(slip, bet => (bet.id === betId ? change(bet) : bet))
}

/** The bets, each changed; the same list when that changes nothing. */
export function changeEach(slip: Slip, change: (bet: DraftBet) => DraftBet): readonly DraftBet[] {
  const bets = slip.bets.map(change)
  return bets.every((bet, i) => bet === slip.bets[i]) ? slip.bets : bets
}
