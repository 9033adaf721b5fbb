import type { Match, Outright } from '@touchline/domain'
import type { MatchWire } from '../wire/match.ts'
import type { SportEventWire } from '../wire/outright.ts'
import { toMatch } from './toMatch.ts'
import { toOutright } from './toOutright.ts'

export const isMatch = (wire: SportEventWire): wire is MatchWire => wire.type === 'match'

/** The matches of an answer, in its order. */
export function toMatches(wires: readonly SportEventWire[]): Match[] {
  return wires.filter(isMatch).map(toMatch)
}

/** The events of an answer that have no two sides, in its order. */
export function toOutrights(wires: readonly SportEventWire[]): Outright[] {
  return wires.flatMap(wire => (isMatch(wire) ? [] : toOutright(wire)))
}
