import { potentialWin, systemReturns, type Bet, type DraftBet, type Money } from '@touchline/domain'

/** What a placed bet pays if every leg wins, in its own currency: at the odds it was taken at. */
export function placedReturns(bet: Bet, draft?: DraftBet): Money {
  const odds = bet.legs.map(leg => leg.odds)
  const isSystem = bet.type === 'system' && draft?.system !== undefined
  const value = isSystem
    ? systemReturns(bet.stake.value, odds, draft.system!.winCount).max
    : potentialWin(bet.stake.value, bet.type === 'custom_bet' ? [bet.odds] : odds)
  return { ...bet.stake, value }
}
