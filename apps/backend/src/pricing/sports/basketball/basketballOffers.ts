import type { ScoreCell, Ladder, Offer } from '../../types.ts'
import { pointsOf, type BasketballState } from './basketballState.ts'

const total = (of: Ladder['of'], step: number, reach: number): Ladder => ({ key: 'total', of, step, reach })
const handicap = (step: number, reach: number): Ladder => ({ key: 'hcp', of: 'difference', step, reach })

const WHOLE_MATCH: readonly Offer[] = [
  { marketId: 219, margin: 'main', place: 'main' },
  { marketId: 225, margin: 'main', ladder: total('sum', 3, 4), place: 'secondary' },
  { marketId: 223, margin: 'main', ladder: handicap(2, 4) },
  { marketId: 227, margin: 'side', ladder: total('home', 2, 1) },
  { marketId: 228, margin: 'side', ladder: total('away', 2, 1) },
  { marketId: 229, margin: 'side' },
  { marketId: 290, margin: 'long' },
]
const FIRST_HALF: readonly Offer[] = [
  { marketId: 60, margin: 'side' },
  { marketId: 68, margin: 'side', ladder: total('sum', 2, 2) },
  { marketId: 66, margin: 'side', ladder: handicap(1, 2) },
]

/** The markets of a basketball match at its stage of play. */
export function basketballOffers({ phase, quarter }: BasketballState): readonly Offer[] {
  if (phase === 'ended') return []
  if (phase === 'overtime') return WHOLE_MATCH.slice(0, 3)
  const next = phase === 'not_started' ? 1 : quarter + (phase === 'break' ? 1 : 0)
  const quarters = [next, next + 1].filter(number => number <= 4)
  return [
    ...WHOLE_MATCH,
    ...(next <= 2 ? FIRST_HALF : []),
    ...quarters.flatMap((number): Offer[] => {
      const prefix = `quarternr=${number}`
      return [
        { marketId: 235, prefix, margin: 'side' },
        { marketId: 236, prefix, margin: 'side', ladder: total('sum', 1, 2) },
        { marketId: 303, prefix, margin: 'side', ladder: handicap(1, 2) },
        { marketId: 304, prefix, margin: 'side' },
      ]
    }),
  ]
}

const SPACES: Readonly<Record<number, string>> = {
  219: 'margin',
  223: 'margin',
  290: 'margin',
  225: 'total',
  229: 'total',
  227: 'home',
  228: 'away',
  60: 'h1:margin',
  66: 'h1:margin',
  68: 'h1:total',
}
const QUARTER_SPACES: Readonly<Record<number, string>> = {
  235: 'margin',
  303: 'margin',
  236: 'total',
  304: 'total',
}

export function basketballSpaceOf(
  marketId: number,
  { quarternr }: Readonly<Record<string, string>>,
): string | undefined {
  const ofQuarter = QUARTER_SPACES[marketId]
  return ofQuarter !== undefined && quarternr !== undefined ? `q:${quarternr}:${ofQuarter}` : SPACES[marketId]
}

/** Every way a space can still end, by its corners: this sport's rules only use thresholds and parities. */
export function basketballPossible(state: BasketballState, space: string): readonly ScoreCell[] | undefined {
  const isEnded = state.phase === 'ended'
  const part = space.startsWith('q:')
    ? [Number(space.split(':')[1])]
    : space.startsWith('h1:')
      ? [1, 2]
      : undefined
  const points = part ? part.map(quarter => state.points[quarter - 1] ?? ([0, 0] as const)) : state.points
  const [home, away] = pointsOf(points)
  const last = part?.at(-1) ?? 5
  const isOver =
    isEnded ||
    state.quarter > last ||
    (state.quarter === last && (state.phase === 'break' || state.phase === 'overtime')) ||
    (state.phase === 'overtime' && last < 5)
  const more = isOver ? [0] : [0, 1, 2, 400, 401]
  if (space.endsWith('margin')) {
    if (isOver) return [[home - away, 0]]
    return Array.from({ length: 81 }, (_, i) => [home - away + i - 40, 0] as const)
  }
  if (space === 'home') return more.map(points => [home + points, 0] as const)
  if (space === 'away') return more.map(points => [0, away + points] as const)
  return more.map(points => [home + away + points, 0] as const)
}
