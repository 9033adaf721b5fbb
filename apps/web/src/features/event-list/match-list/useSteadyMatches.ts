import type { Match } from '@touchline/domain/match'
import { useSteady, type Steady } from '#pieces/steady-list'

/** Matches that keep their places until new ones are asked for. */
export function useSteadyMatches(latest: readonly Match[]): Steady<Match> {
  return useSteady(latest, idOf)
}

const idOf = ({ id }: Match): string => id
