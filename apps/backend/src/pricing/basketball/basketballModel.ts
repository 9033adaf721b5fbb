import { single, singleAway } from '../maths/distribution.ts'
import { wholeNormal } from '../maths/normal.ts'
import type { Distribution } from '../types.ts'
import {
  BASKETBALL_OVERTIME_SECONDS,
  pointsOf,
  type BasketballParams,
  type BasketballState,
} from './basketballState.ts'

/** Spread of margin and of total over a whole match (reference/domain.md g, 40,350 matches). */
const MARGIN_SPREAD = 14.8
const TOTAL_SPREAD = 17.7
const FIRST_HALF = [1, 2]

type Whole = { readonly p: Float64Array; readonly low: number }

/**
 * The lead moves as a Brownian motion with drift (Stern); total and each side's points to come are normal in the time left; a level
 * match goes to overtime.
 */
export function basketballModel(
  params: BasketballParams,
  state: BasketballState,
): (space: string) => Distribution | undefined {
  const whole = lastingTo(params, state, [1, 2, 3, 4])
  return space => {
    const [kind, number = '0'] = space.split(':')
    const part = kind === 'q' ? [Number(number)] : kind === 'h1' ? FIRST_HALF : undefined
    if (part) return partOf(params, state, part, space)
    const margin = withOvertime(params, whole.margin)
    const extra = levelChance(whole.margin) * overtimePoints(params)
    switch (space) {
      case 'margin':
        return single(margin.p, margin.low)
      case 'total':
        return normalSingle(whole.total + extra, whole.totalSpread)
      case 'home':
        return normalSingle((whole.total + extra + whole.mean) / 2, whole.teamSpread)
      case 'away': {
        const mean = (whole.total + extra - whole.mean) / 2
        const low = Math.max(0, Math.floor(mean - 60))
        return singleAway(wholeNormal(mean, whole.teamSpread, low, low + 120), low)
      }
      default:
        return undefined
    }
  }
}

const overtimePoints = ({ total, quarterSeconds }: BasketballParams) =>
  (total * BASKETBALL_OVERTIME_SECONDS) / (4 * quarterSeconds)

function normalSingle(mean: number, spread: number): Distribution {
  const low = Math.max(0, Math.floor(mean - 80))
  return single(wholeNormal(mean, spread, low, low + 160), low)
}

function lastingTo(params: BasketballParams, state: BasketballState, quarters: readonly number[]) {
  const isOvertime = state.phase === 'overtime'
  const left = isOvertime
    ? (BASKETBALL_OVERTIME_SECONDS - state.second) / (4 * params.quarterSeconds)
    : shareLeft(params, state, quarters)
  const inPart =
    quarters.length === 4 ? state.points : quarters.map(q => state.points[q - 1] ?? ([0, 0] as const))
  const [home, away] = pointsOf(inPart)
  const mean = home - away + params.margin * left
  const marginSpread = params.marginSpread ?? MARGIN_SPREAD
  const margin = {
    p: wholeNormal(mean, marginSpread * Math.sqrt(left), Math.round(mean) - 70, Math.round(mean) + 70),
    low: Math.round(mean) - 70,
  }
  const teamSpread = (Math.hypot(marginSpread, TOTAL_SPREAD) / 2) * Math.sqrt(left)
  const total = home + away + params.total * left
  return { margin, mean, total, totalSpread: TOTAL_SPREAD * Math.sqrt(left), teamSpread }
}

/** Share of regular time still to play in the given quarters. */
function shareLeft(
  { quarterSeconds }: BasketballParams,
  state: BasketballState,
  quarters: readonly number[],
): number {
  return quarters.reduce((sum, quarter) => {
    if (state.phase === 'not_started' || quarter > state.quarter) return sum + 0.25
    if (quarter < state.quarter || state.phase !== 'quarter') return sum
    return sum + Math.max(0, 0.25 * (1 - state.second / quarterSeconds))
  }, 0)
}

function partOf(
  params: BasketballParams,
  state: BasketballState,
  quarters: readonly number[],
  space: string,
): Distribution {
  const part = lastingTo(
    params,
    { ...state, phase: state.phase === 'overtime' ? 'ended' : state.phase },
    quarters,
  )
  return space.endsWith('margin')
    ? single(part.margin.p, part.margin.low)
    : normalSingle(part.total, part.totalSpread)
}

const levelChance = ({ p, low }: Whole): number => p[-low] ?? 0

/** Spreads the chance of a level match over the leads that an overtime leaves. */
function withOvertime(params: BasketballParams, margin: Whole): Whole {
  const level = levelChance(margin)
  if (level === 0) return margin
  const share = BASKETBALL_OVERTIME_SECONDS / (4 * params.quarterSeconds)
  const leads = wholeNormal(
    params.margin * share,
    (params.marginSpread ?? MARGIN_SPREAD) * Math.sqrt(share),
    -30,
    30,
  )
  const decided = 1 - leads[30]!
  const p = Float64Array.from(margin.p)
  p[-margin.low] = 0
  leads.forEach((chance, i) => {
    const at = i - 30 - margin.low
    if (i !== 30 && at >= 0 && at < p.length) p[at]! += (level * chance) / decided
  })
  return { p, low: margin.low }
}
