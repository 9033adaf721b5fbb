import { claimsOf, limitsLeft, type LiableKind, type UsedOf } from '@touchline/domain/liability'
import type { Odds } from '@touchline/domain/odds'
import type { PlacementDraft, StakeLimits } from '@touchline/domain/placing'
import type { DraftBetWire } from '@touchline/contract'
import type { JointPriceOf } from '../quotes/readJointPrices.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'
import { keysOf } from '../quotes/toDraft.ts'

type LeftOptions = {
  readonly draft: Pick<PlacementDraft, 'type' | 'legs' | 'system'>
  readonly playerId: string | undefined
  readonly limits: Required<StakeLimits>
  readonly quoteOf: QuoteOf
  /** The joint price of a custom bet, if it has one. */
  readonly price: ReturnType<JointPriceOf>
  readonly usedOf: UsedOf
}

/** What the limits of its currency leave for a bet at current prices ([LIABILITY-8]). */
export function leftForBet(options: LeftOptions): Required<StakeLimits> {
  const { draft, playerId, limits, quoteOf, price, usedOf } = options
  const jointOdds = price?.ok ? price.odds : undefined
  const { type, system } = draft
  const legs = draft.legs.flatMap(leg => {
    const odds = quoteOf(leg)?.odds
    return odds === undefined ? [] : [{ ...leg, odds }]
  })
  // A bet without a price, or with the wrong number of legs, is refused for that reason.
  const isPriced = legs.length === draft.legs.length && (type !== 'custom_bet' || jointOdds !== undefined)
  if (!isPriced || (system && system.totalCount !== legs.length)) return limits
  const bet: LiableKind = {
    type,
    legs,
    measure: limits,
    ...(playerId !== undefined && { playerId }),
    ...(system && { winCount: system.winCount }),
    ...(jointOdds !== undefined && { jointOdds }),
  }
  return { ...limits, ...limitsLeft(bet, usedOf) }
}

/** The limits that bets of a request count against, whatever their prices. */
export function claimedKeys(bets: readonly DraftBetWire[], playerId: string | undefined): readonly string[] {
  const measure = { maxStake: 1, maxWin: 1 }
  const legsOf = (bet: DraftBetWire) => keysOf(bet).map(key => ({ ...key, odds: 1000 as Odds }))
  const claims = bets.flatMap(bet =>
    claimsOf({ type: bet.type, legs: legsOf(bet), measure, ...(playerId !== undefined && { playerId }) }),
  )
  return [...new Set(claims.map(({ key }) => key))]
}
