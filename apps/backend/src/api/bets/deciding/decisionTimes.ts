import type { DraftBetWire } from '@touchline/contract'
import { liveDelayOf, type LiveDelays } from '@touchline/domain/live-delay'
import type { OutcomeKey } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { TakenBet } from '../placing/takenBet.ts'
import type { LegAtDecision } from './isPriceCertain.ts'
import type { LockedMatch, QuoteOf } from '../quotes/readQuotes.ts'
import { VIP_DECISION_MS } from './vip.ts'

/** What a live delay depends on: which matches are in play now, and the delay of their sports. */
export type InPlay = {
  readonly quoteOf: QuoteOf
  readonly matches: ReadonlyMap<string, LockedMatch>
  readonly liveDelays: LiveDelays
}
type Arrival = InPlay & { readonly bets: readonly Pick<DraftBetWire, 'group'>[]; readonly now: number }

/**
 * When each accepted bet is decided, by its index in the request; bets that are absent are decided at once. A live leg
 * waits for its sport's delay, a VIP bet for a trader. Bets of one group wait for the slowest of them, so that they are
 * decided together.
 */
export function decisionTimes(taken: readonly TakenBet[], arrival: Arrival): ReadonlyMap<number, number> {
  const { bets, now } = arrival
  const groups = Map.groupBy(taken, ({ index }) => bets[index]!.group ?? index)
  return new Map(
    [...groups.values()].flatMap(group => {
      const wait = Math.max(...group.map(bet => waitOf(bet, arrival)))
      return wait === 0 ? [] : group.map(({ index }) => [index, now + wait] as const)
    }),
  )
}

function waitOf({ draft, isVip }: TakenBet, arrival: Arrival): number {
  return Math.max(liveWaitOf(draft.legs, arrival), isVip ? VIP_DECISION_MS : 0)
}

/** How long a bet with these legs waits if it comes in now; 0 where no leg is in play. */
export function liveWaitOf(legs: readonly OutcomeKey[], inPlay: InPlay): number {
  return liveDelayOf(legsAtDecision(legs, inPlay), inPlay.liveDelays)
}

/** What the delay of a bet and its decision depend on. */
export function legsAtDecision(
  legs: readonly OutcomeKey[],
  { quoteOf, matches }: Pick<InPlay, 'quoteOf' | 'matches'>,
): LegAtDecision[] {
  return legs.map(leg => ({
    sportKey: matches.get(leg.matchId)!.sport_key,
    isLive: quoteOf(leg)?.matchStatus === MATCH_STATUS.live,
    beatAgeMs: quoteOf(leg)?.priceAgeMs ?? Infinity,
  }))
}
