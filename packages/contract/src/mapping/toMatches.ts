import type { Match } from '@touchline/domain/match'
import type { MatchWire } from '../wire/catalogue/match.ts'
import type { SportEventWire } from '../wire/catalogue/outright.ts'
import { toMatch } from './toMatch.ts'

/** Whether an event has two sides. */
export const isMatch = (wire: SportEventWire): wire is MatchWire => wire.type === 'match'

/** The matches of an answer, in its order. */
export function toMatches(wires: readonly SportEventWire[]): Match[] {
  return wires.filter(isMatch).map(toMatch)
}
