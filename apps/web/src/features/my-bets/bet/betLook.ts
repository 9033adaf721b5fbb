import { betPhase, type Bet, type BetResult } from '@touchline/domain/bet'
import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/match'

/** The mark of a leg: tick, dot, ring, cross, bar (design guide, My bets). */
export type LegMark = 'won' | 'playing' | 'to-come' | 'lost' | 'half'

/** The mark of a leg, from its result, or from its match while there is none. */
export function legMark(result: BetResult, matchStatus: MatchStatus): LegMark {
  switch (result) {
    case 'win_entire':
      return 'won'
    case 'lose_entire':
      return 'lost'
    case 'no_results':
      return matchStatus === MATCH_STATUS.prematch ? 'to-come' : 'playing'
    default:
      return 'half'
  }
}

/** The state of a bet in one word. Keys of `my-bets.state`. */
export type BetWord =
  | 'checking'
  | 'not-placed'
  | 'cancelled'
  | 'not-started'
  | 'live'
  | 'open'
  | 'cashing-out'
  | 'cashed-out'
  | 'withdrawn'
  | 'won'
  | 'lost'
  | 'refunded'
  | 'half-won'
  | 'half-lost'
  | 'part-back'

const WORD_OF_RESULT: Readonly<Record<BetResult, BetWord>> = {
  no_results: 'open',
  canceled: 'cancelled',
  win_entire: 'won',
  lose_entire: 'lost',
  refund_entire: 'refunded',
  refund_half_win_other: 'half-won',
  refund_half_lose_other: 'half-lost',
  cashed_out: 'cashed-out',
}

/** The fields of a bet that decide its word. */
export type BetFacts = Pick<
  Bet,
  'type' | 'status' | 'result' | 'stake' | 'winAmount' | 'openStake' | 'cashedOut'
> & { readonly legs: readonly LegFacts[] }

/** The word for a bet's state, as the bettor sees it. */
export function betWord(bet: BetFacts): BetWord {
  if (bet.status === 'cashout_in_progress') return 'cashing-out'
  if (bet.status === 'cashed_out' || bet.status === 'withdrawn') {
    return bet.status === 'withdrawn' ? 'withdrawn' : 'cashed-out'
  }
  if (bet.status === 'cancelled') return 'cancelled'
  switch (betPhase(bet.status)) {
    case 'pending':
      return 'checking'
    case 'declined':
      return 'not-placed'
    case 'settled':
      return settledWord(bet)
    case 'open':
      return openWord(bet.legs)
  }
}

/**
 * The word must be true of the money: several legs, lines of a system, or a dead heat may win and yet pay less than
 * was staked, and only a single is ever lost by half. What was cashed out before does not count.
 */
function settledWord({ type, result, stake, winAmount, openStake = stake, cashedOut }: BetFacts): BetWord {
  const word = WORD_OF_RESULT[result]
  const paid = (winAmount?.value ?? 0) - (cashedOut?.value.value ?? 0)
  const isShort = paid < openStake.value
  if (word === 'won') return isShort ? 'part-back' : 'won'
  return word === 'half-lost' && type !== 'single' ? 'part-back' : word
}

type LegFacts = { readonly result: BetResult; readonly matchStatus: MatchStatus }

function openWord(legs: readonly LegFacts[]): BetWord {
  const marks = legs.map(leg => legMark(leg.result, leg.matchStatus))
  if (marks.includes('playing')) return 'live'
  return marks.every(mark => mark === 'to-come') ? 'not-started' : 'open'
}
