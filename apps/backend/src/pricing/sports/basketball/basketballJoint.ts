import { createPathCollector, jointOf, type JointPart } from '../../maths/joint.ts'
import type { JointChance, JointLeg } from '../../types.ts'
import { FIRST_HALF, matchPoints, partPoints, REGULAR_TIME } from './basketballModel.ts'
import { chanceInParts } from './basketballParts.ts'
import {
  overtimePoints,
  pointsIn,
  shareLeft,
  pointsSoFar,
  stretchOf,
  type Points,
} from './basketballPoints.ts'
import type { BasketballParams, BasketballState } from './basketballState.ts'

/**
 * Joint chances of basketball legs. Legs of the whole match come from one grid of leads and totals, overtime included.
 * With legs of quarters or of the first half the match is split into the current or next quarter, the one after it and
 * the rest, whose points are independent and add up. In each of them lead and total have the same parity. The points of
 * one side over the whole match are only known together with its lead and total: combined with quarters they have no
 * joint chance here.
 */
export function basketballJoint(params: BasketballParams, state: BasketballState): JointChance {
  const together = [
    pathsOver(WHOLE, () => matchPoints(params, state)),
    ...openParts(state).map(({ name, quarters }) =>
      pathsOver([`${name}:margin`, `${name}:total`], () => partPoints(params, state, quarters)),
    ),
  ].map(part => ({ spaces: part.spaces, chance: jointOf([part]) }))
  const apart = partsOf(params, state)
  return legs => {
    const part = together.find(({ spaces }) => legs.every(({ space }) => spaces.includes(space)))
    if (part) return part.chance(legs)
    return apart && legs.every(({ space }) => apart.spaces.includes(space)) ? apart.chance(legs) : undefined
  }
}

const WHOLE = ['margin', 'total', 'home', 'away']

/** The quarters and the half that have markets of their own. */
function openParts(
  state: BasketballState,
): { readonly name: string; readonly quarters: readonly number[] }[] {
  const next = nextQuarter(state)
  return [
    ...[next, next + 1]
      .filter(number => number <= 4)
      .map(number => ({ name: `q:${number}`, quarters: [number] })),
    ...(next <= 2 ? [{ name: 'h1', quarters: FIRST_HALF }] : []),
  ]
}

/** The current or next quarter; 5 where none is left. */
function nextQuarter({ phase, quarter }: BasketballState): number {
  if (phase === 'not_started') return 1
  if (phase === 'overtime' || phase === 'ended') return 5
  return quarter + (phase === 'break' ? 1 : 0)
}

/** Lead and total of a part as paths; also the points of each side where `spaces` has them. */
function pathsOver(spaces: readonly string[], pointsOf: () => Points): JointPart {
  return {
    spaces,
    paths() {
      const { add, toPaths } = createPathCollector(spaces)
      const { lead, total, p } = pointsOf()
      const row = new Int16Array(8)
      for (let i = 0; i < p.length; i++) {
        const [by, sum] = [lead[i]!, total[i]!]
        row[0] = by
        row[2] = sum
        row[4] = (sum + by) / 2
        row[7] = (sum - by) / 2
        add(p[i]!, row)
      }
      return toPaths()
    },
  }
}

/** Legs of quarters, the first half and the whole match; undefined where no quarter is left. */
function partsOf(
  params: BasketballParams,
  state: BasketballState,
):
  | { readonly spaces: readonly string[]; readonly chance: (legs: readonly JointLeg[]) => number }
  | undefined {
  const next = nextQuarter(state)
  if (next > 4) return undefined
  const spaces = openParts(state).flatMap(({ name }) => [`${name}:margin`, `${name}:total`])
  const rest = REGULAR_TIME.filter(number => number > next + 1)
  const shareOf = (quarters: readonly number[]) => stretchOf(params, shareLeft(params, state, quarters))
  return {
    spaces: [...spaces, 'margin', 'total'],
    chance: chanceInParts({
      quarter: `q:${next}`,
      later: `q:${next + 1}`,
      first: pointsIn(shareOf([next]), { lead: 0, total: 0 }),
      second: shareOf(next < 4 ? [next + 1] : []),
      third: shareOf(rest),
      extra: overtimePoints(params),
      isHalfSecond: next === 1,
      so: {
        quarter: pointsSoFar(state, [next]),
        half: pointsSoFar(state, FIRST_HALF),
        match: pointsSoFar(state),
      },
    }),
  }
}
