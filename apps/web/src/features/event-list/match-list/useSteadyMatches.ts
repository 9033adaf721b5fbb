import type { Match } from '@touchline/domain/match'
import { useSteady, type Steady } from '#pieces/steady-list'

/** Matches whose order does not change until the visitor requests the new ones. */
export function useSteadyMatches(latest: readonly Match[]): Steady<Match> {
  return useSteady(latest, idOf)
}

const idOf = ({ id }: Match): string => id
