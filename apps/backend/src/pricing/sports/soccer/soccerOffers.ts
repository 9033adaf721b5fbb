import type { Ladder, Offer } from '../../types.ts'
import type { SoccerState } from './soccerState.ts'

const goals: Ladder = { key: 'total', of: 'sum', step: 1, reach: 4 }
const few = (of: Ladder['of'], reach = 2): Ladder => ({ key: 'total', of, step: 1, reach })
const handicap = (reach: number): Ladder => ({ key: 'hcp', of: 'difference', step: 0.25, reach })

const WHOLE_MATCH: readonly Offer[] = [
  { marketId: 1, margin: 'main', place: 'main' },
  { marketId: 18, margin: 'main', ladder: goals, place: 'secondary' },
  { marketId: 16, margin: 'main', ladder: handicap(6) },
  { marketId: 29, margin: 'main' },
  { marketId: 10, margin: 'main' },
  { marketId: 11, margin: 'main' },
  ...['0:2', '0:1', '1:0', '2:0'].map(
    hcp => ({ marketId: 14, prefix: `hcp=${hcp}`, margin: 'side' }) as const,
  ),
  { marketId: 19, margin: 'side', ladder: few('home') },
  { marketId: 20, margin: 'side', ladder: few('away') },
  { marketId: 26, margin: 'side' },
  { marketId: 21, prefix: 'variant=sr:exact_goals:6+', margin: 'long' },
  ...['1.5', '2.5', '3.5'].flatMap(total => [
    { marketId: 37, prefix: `total=${total}`, margin: 'side' } as const,
    { marketId: 36, prefix: `total=${total}`, margin: 'side' } as const,
  ]),
  { marketId: 35, margin: 'side' },
  { marketId: 45, margin: 'long' },
  { marketId: 31, margin: 'side' },
  { marketId: 32, margin: 'side' },
  { marketId: 33, margin: 'side' },
  { marketId: 34, margin: 'side' },
  { marketId: 47, margin: 'long' },
  { marketId: 52, margin: 'side' },
  ...[48, 49, 50, 51, 56, 57].map(marketId => ({ marketId, margin: 'side' }) as const),
  { marketId: 166, margin: 'side', ladder: few('sum', 3) },
  { marketId: 162, margin: 'side' },
  { marketId: 165, margin: 'side', ladder: { key: 'hcp', of: 'difference', step: 1, reach: 2 } },
  { marketId: 167, margin: 'side', ladder: few('home', 1) },
  { marketId: 168, margin: 'side', ladder: few('away', 1) },
  { marketId: 172, margin: 'side' },
  { marketId: 139, margin: 'side', ladder: few('sum') },
  { marketId: 136, margin: 'side' },
  { marketId: 138, margin: 'side', ladder: { key: 'hcp', of: 'difference', step: 1, reach: 1 } },
  { marketId: 146, margin: 'long' },
]

const FIRST_HALF: readonly Offer[] = [
  { marketId: 60, margin: 'side' },
  { marketId: 68, margin: 'side', ladder: few('sum') },
  { marketId: 66, margin: 'side', ladder: handicap(2) },
  { marketId: 63, margin: 'side' },
  { marketId: 64, margin: 'side' },
  { marketId: 75, margin: 'side' },
  { marketId: 74, margin: 'side' },
  { marketId: 81, margin: 'long' },
]

const SECOND_HALF: readonly Offer[] = [
  { marketId: 83, margin: 'side' },
  { marketId: 90, margin: 'side', ladder: few('sum') },
  { marketId: 88, margin: 'side', ladder: handicap(2) },
  { marketId: 85, margin: 'side' },
  { marketId: 95, margin: 'side' },
  { marketId: 94, margin: 'side' },
]

/** The markets of a soccer match at its stage of play. */
export function soccerOffers({ phase, scorers }: SoccerState): readonly Offer[] {
  if (phase === 'ended') return []
  const nextGoal: Offer = { marketId: 8, prefix: `goalnr=${scorers.length + 1}`, margin: 'main' }
  const inFirstHalf = phase === 'not_started' || phase === '1st_half'
  return [...WHOLE_MATCH, nextGoal, ...(inFirstHalf ? FIRST_HALF : []), ...SECOND_HALF]
}

const SPACES: Readonly<Record<string, readonly number[]>> = {
  ft: [1, 18, 16, 29, 10, 11, 14, 19, 20, 26, 21, 37, 35, 36, 45, 31, 32, 33, 34],
  ht: FIRST_HALF.map(({ marketId }) => marketId),
  '2h': SECOND_HALF.map(({ marketId }) => marketId),
  halves: [47, 52, 48, 49, 50, 51, 56, 57],
  corners: [166, 162, 165, 167, 168, 172],
  cards: [139, 136, 138],
  reds: [146],
}
const SPACE_OF = new Map(
  Object.entries(SPACES).flatMap(([space, ids]) => ids.map(id => [id, space] as const)),
)

/** The space that settles a soccer market. */
export const soccerSpaceOf = (
  marketId: number,
  values: Readonly<Record<string, string>>,
): string | undefined => (marketId === 8 ? `goal:${values['goalnr']}` : SPACE_OF.get(marketId))
