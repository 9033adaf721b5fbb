import type { OutcomeKey } from '../market/index.ts'
import type { Contest } from '../match/index.ts'

type Leg = OutcomeKey & { readonly contest?: Contest }

/**
 * Whether two legs depend on each other: two outrights of a league, or a competitor's outright and a match that it
 * plays in that league ([SLIP-32]). Races of a course are independent, and two legs of one event are another rule's
 * ([SLIP-6]).
 */
function areRelated(a: Leg, b: Leg): boolean {
  if (a.matchId === b.matchId || !a.contest || !b.contest) return false
  if (a.contest.tournamentId !== b.contest.tournamentId) return false
  if (a.contest.type === 'outright' && b.contest.type === 'outright') return true
  return plays(b.contest, a) || plays(a.contest, b)
}

/** Whether the competitor of this outright plays the match. */
function plays({ type, competitorIds }: Contest, { contest, outcomeId }: Leg): boolean {
  return type === 'match' && contest?.type === 'outright' && competitorIds.includes(outcomeId)
}

/** Legs that depend on another leg of the bet. */
export function relatedLegs(legs: readonly Leg[]): readonly Leg[] {
  return legs.filter(leg => legs.some(other => areRelated(leg, other)))
}

/** Ways to resolve the conflict: keep the oldest legs that are compatible, or the newest. */
export function dropsOfRelated(legs: readonly Leg[]): readonly (readonly Leg[])[] {
  const beside = (chosen: readonly Leg[], leg: Leg) =>
    chosen.some(other => areRelated(leg, other)) ? chosen : [...chosen, leg]
  const related = relatedLegs(legs)
  const ways = [related.reduce(beside, []), related.toReversed().reduce(beside, [])]
  return ways.map(chosen => related.filter(leg => !chosen.includes(leg)))
}
