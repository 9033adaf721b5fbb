import { outcomeKeyOf } from '../market/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { ratio } from '../ratio/index.ts'
import type { LiableKind } from './liableBet.ts'

/** Parts that limits are counted in: the limit of one bet, whatever its currency, is this many ([LIABILITY-2]). */
export const LIMIT_PARTS = 1_000_000_000

/**
 * How many times the limit of one bet the open bets of all players may cost, on one outcome and on one match
 * ([LIABILITY-1]). One player's bets on an outcome may cost as much as one bet: otherwise the limit of a bet could be
 * exceeded by placing it again.
 */
export const LIABILITY_TIMES = { player: 1, outcome: 5, match: 20 } as const

/** What a claim is measured by: the bet's win, its stake, or what each unit of its stake would pay. */
export type ClaimBasis = 'win' | 'stake' | { readonly perStake: Ratio }

/** One limit that a bet counts against. */
export type LiabilityClaim = {
  /** Identifies the limit: bets with the same key share it. */
  readonly key: string
  /** In parts. */
  readonly limit: number
  readonly basis: ClaimBasis
}

/** The limits that a bet counts against ([LIABILITY-1], [LIABILITY-4] to [LIABILITY-7]). */
export function claimsOf(bet: LiableKind): readonly LiabilityClaim[] {
  const { playerId, legs } = bet
  const outcomes = legs.map(outcomeKeyOf)
  // The same legs in another order are the same bet.
  const combination = outcomes.toSorted().join(' ')
  return [
    ...(playerId === undefined
      ? []
      : [
          ...outcomes.map(outcome => claim('player', `win ${playerId} ${outcome}`, 'win')),
          claim('player', `stake ${playerId} ${combination}`, 'stake'),
        ]),
    ...outcomes.map((outcome, leg) => claim('outcome', `outcome ${outcome}`, basisOfLeg(bet, leg))),
    ...(legs.length > 1 ? [claim('outcome', `outcomes ${combination}`, 'win')] : []),
    ...claimsOnMatches(bet),
  ]
}

function claimsOnMatches(bet: LiableKind): readonly LiabilityClaim[] {
  // All legs of a custom bet are of one match, and it pays only depending on that match.
  if (bet.type === 'custom_bet') return [claim('match', `match ${bet.legs[0]!.matchId}`, 'win')]
  return bet.legs.map((leg, i) => claim('match', `match ${leg.matchId}`, basisOfLeg(bet, i)))
}

function claim(scope: keyof typeof LIABILITY_TIMES, key: string, basis: ClaimBasis): LiabilityClaim {
  return { key, limit: LIABILITY_TIMES[scope] * LIMIT_PARTS, basis }
}

/** What a leg alone would pay: the other legs' odds reflect the chance that the bet loses anyway ([LIABILITY-4]). */
function basisOfLeg({ type, legs, winCount = legs.length }: LiableKind, leg: number): ClaimBasis {
  if (type === 'single') return 'win'
  // The share of a system's lines that contain this leg ([LIABILITY-5]).
  return { perStake: ratio(BigInt(legs[leg]!.odds) * BigInt(winCount), 1000n * BigInt(legs.length)) }
}
