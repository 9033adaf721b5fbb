import { BASKETBALL } from './basketball.ts'
import { COUNTER_STRIKE } from './counterStrike.ts'
import { CRICKET } from './cricket.ts'
import type { Descriptor } from './descriptor.ts'
import { GOALS } from './goals.ts'
import { ICE_HOCKEY } from './iceHockey.ts'
import { CORNERS_AND_CARDS, HALVES } from './soccerParts.ts'
import { TENNIS } from './tennis.ts'

export { MARKET_GROUPS } from './groups.ts'

const ALL = new Map<number, Descriptor>(
  [GOALS, HALVES, CORNERS_AND_CARDS, TENNIS, BASKETBALL, ICE_HOCKEY, CRICKET, COUNTER_STRIKE]
    .flat()
    .map(row => [row.id, row]),
)

/** Every market id of every sport. */
export const MARKET_IDS: readonly number[] = [...ALL.keys()]

/** The descriptor of a market id. Throws on an id that no sport knows. */
export function descriptorOf(marketId: number): Descriptor {
  const found = ALL.get(marketId)
  if (!found) throw new RangeError(`No market has the id ${marketId}.`)
  return found
}
