import type { CashoutChances } from '@touchline/domain/cashout'
import { descriptorOf } from '../descriptors/index.ts'
import type { MatchPlay } from '../playOf.ts'
import { readSpecifierValues } from '../describing/specifier.ts'
import { pricingOf, type SportKey } from '../sports.ts'
import type { Distribution, Grade, JointLeg } from '../types.ts'

type Leg = { readonly marketId: number; readonly specifier: string; readonly outcomeId: string }

const MILLION = 1_000_000

/**
 * Returns a function for the chances of legs of one match, without a margin, from the model that prices its markets.
 * What settles a market is computed on first use. Undefined for a market that the sport does not price.
 */
export function fairChances<Key extends SportKey>({
  sportKey,
  params,
  play,
}: MatchPlay<Key>): (leg: Leg) => CashoutChances | undefined {
  const { spaceOf, model } = pricingOf(sportKey)
  const endsOf = model(params, play)
  return leg => {
    const values = readSpecifierValues(leg.specifier)
    const space = spaceOf(leg.marketId, values)
    const ends = space === undefined ? undefined : endsOf(space)
    const outcome = ends && gradeOf(leg)
    return outcome && toChances(outcome, ends)
  }
}

/**
 * The chance that all these legs of one match win together, in parts per million; undefined where the model has no
 * joint chance for them. All legs must be open.
 */
export function customChance<Key extends SportKey>(
  { sportKey, params, play }: MatchPlay<Key>,
  legs: readonly Leg[],
): number | undefined {
  const { spaceOf, joint } = pricingOf(sportKey)
  const found = legs.map((leg): JointLeg | undefined => {
    const space = spaceOf(leg.marketId, readSpecifierValues(leg.specifier))
    const grade = space === undefined ? undefined : gradeOf(leg)
    return grade && { space: space!, holds: (home, away) => grade(home, away) === 2 }
  })
  if (!found.every(leg => leg !== undefined)) return undefined
  const chance = joint(params, play)(found)
  return chance === undefined ? undefined : Math.min(MILLION, Math.floor(chance * MILLION))
}

function gradeOf({ marketId, specifier, outcomeId }: Leg) {
  return descriptorOf(marketId)
    .rule(readSpecifierValues(specifier))
    .find(({ id }) => id === outcomeId)?.grade
}

/** Rounds down, so that four parts never exceed the whole; a certain outcome is a full million. */
function toChances(
  grade: (home: number, away: number) => Grade,
  { home, away, p }: Distribution,
): CashoutChances | undefined {
  const sums: Record<Grade, number> = { [2]: 0, [1]: 0, [0]: 0, [-1]: 0, [-2]: 0 }
  let all = 0
  for (let i = 0; i < p.length; i++) {
    sums[grade(home[i]!, away[i]!)] += p[i]!
    all += p[i]!
  }
  if (all <= 0) return undefined
  const ppm = (sum: number) => Math.floor((sum / all) * MILLION + CERTAIN)
  return { win: ppm(sums[2]), halfWin: ppm(sums[1]), refund: ppm(sums[0]), halfLose: ppm(sums[-1]) }
}

/** Sums of thousands of chances differ from 1 by less than this part of a millionth. */
const CERTAIN = 1e-3
