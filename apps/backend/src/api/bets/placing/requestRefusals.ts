import { ERROR_CODES, type DraftBetWire } from '@touchline/contract'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { PlacementDraft } from '@touchline/domain/placing'
import type { BetRefusal } from '../rules/betRefusal.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'

const REFUSED = {
  notAQuickBet: { kind: 'not-a-quick-bet', code: ERROR_CODES.notAQuickBet },
  winNotAboveStake: { kind: 'win-not-above-stake', code: ERROR_CODES.winNotAboveStake },
  oneCustomBetOnly: { kind: 'one-custom-bet-only', code: ERROR_CODES.oneCustomBetOnly },
} as const satisfies Record<string, BetRefusal>

/**
 * Why a bet is refused because of the other bets in its request. Only the first custom bet is priced, because pricing
 * is expensive.
 */
export function refusalOfRequest(
  bets: readonly Pick<DraftBetWire, 'type' | 'selections'>[],
  index: number,
  isQuick: boolean,
): BetRefusal | undefined {
  const { type, selections } = bets[index]!
  if (isQuick && (bets.length > 1 || type !== 'single' || selections.length > 1)) return REFUSED.notAQuickBet
  const isLater = type === 'custom_bet' && bets.findIndex(bet => bet.type === 'custom_bet') < index
  return isLater ? REFUSED.oneCustomBetOnly : undefined
}

/**
 * Why a bet that the rules accept cannot be a quick bet: its match is not live, or its win does not exceed the stake
 * ([QUICK-7], [QUICK-11]).
 */
export function quickBetRequestRefusal(
  { legs, stake }: PlacementDraft,
  potentialWin: number,
  quoteOf: QuoteOf,
): BetRefusal | undefined {
  if (legs.some(leg => quoteOf(leg)?.matchStatus !== MATCH_STATUS.live)) return REFUSED.notAQuickBet
  return potentialWin <= stake.value ? REFUSED.winNotAboveStake : undefined
}
