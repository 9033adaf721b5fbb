import type { ScoreCell, Ladder, Offer } from '../../types.ts'
import { growing } from '../../maths/growing.ts'
import { regularScore } from './iceHockeyModel.ts'
import type { IceHockeyState } from './iceHockeyState.ts'

const total = (of: Ladder['of'], reach: number): Ladder => ({ key: 'total', of, step: 1, reach })
const handicap = (reach: number): Ladder => ({ key: 'hcp', of: 'difference', step: 1, reach })

const REGULAR: readonly Offer[] = [
  { marketId: 1, margin: 'main', place: 'main' },
  { marketId: 18, margin: 'main', ladder: total('sum', 3), place: 'secondary' },
  { marketId: 10, margin: 'main' },
  { marketId: 11, margin: 'main' },
  { marketId: 14, prefix: 'hcp=0:1', margin: 'side' },
  { marketId: 14, prefix: 'hcp=1:0', margin: 'side' },
  { marketId: 16, margin: 'main', ladder: handicap(2) },
  { marketId: 19, margin: 'side', ladder: total('home', 2) },
  { marketId: 20, margin: 'side', ladder: total('away', 2) },
  { marketId: 26, margin: 'side' },
  { marketId: 29, margin: 'side' },
]
const FULL: readonly Offer[] = [
  { marketId: 406, margin: 'main' },
  { marketId: 412, margin: 'side', ladder: total('sum', 2) },
  { marketId: 410, margin: 'side', ladder: handicap(2) },
]

/** The markets of an ice hockey match at its stage of play. */
export function iceHockeyOffers(state: IceHockeyState): readonly Offer[] {
  if (state.phase === 'ended') return []
  if (state.phase === 'overtime' || state.phase === 'shootout') return FULL.slice(0, 1)
  const first = state.phase === 'not_started' ? 1 : state.period + (state.phase === 'break' ? 1 : 0)
  const periods = [1, 2, 3].filter(period => period >= first)
  return [
    ...REGULAR,
    ...FULL,
    { marketId: 8, prefix: `goalnr=${state.scorers.length + 1}`, margin: 'main' },
    ...periods.flatMap((period): Offer[] => {
      const prefix = `periodnr=${period}`
      return [
        { marketId: 443, prefix, margin: 'side' },
        { marketId: 446, prefix, margin: 'side', ladder: total('sum', 1) },
        { marketId: 460, prefix, margin: 'side', ladder: { ...handicap(1), step: 0.5 } },
        { marketId: 447, prefix, margin: 'side', ladder: total('home', 1) },
        { marketId: 448, prefix, margin: 'side', ladder: total('away', 1) },
        { marketId: 453, prefix, margin: 'side' },
      ]
    }),
  ]
}

const FULL_IDS = new Set(FULL.map(({ marketId }) => marketId))
const REGULAR_IDS = new Set(REGULAR.map(({ marketId }) => marketId))

export function iceHockeySpaceOf(
  marketId: number,
  values: Readonly<Record<string, string>>,
): string | undefined {
  if (values['periodnr'] !== undefined) return `period:${values['periodnr']}`
  if (marketId === 8) return `goal:${values['goalnr']}`
  if (FULL_IDS.has(marketId)) return 'full'
  return REGULAR_IDS.has(marketId) ? 'reg' : undefined
}

/** Every way a space of an ice hockey match can still end. */
export function iceHockeyPossible(state: IceHockeyState, space: string): readonly ScoreCell[] | undefined {
  const { phase } = state
  const isRegularOver = phase === 'ended' || phase === 'overtime' || phase === 'shootout'
  const score = regularScore(state)
  if (space === 'reg') return growing(score, isRegularOver)
  if (space === 'full') {
    const [home, away] = score
    return growing(score, isRegularOver).flatMap(([h, a]): ScoreCell[] => {
      if (h !== a) return [[h, a]]
      const ends: ScoreCell[] = [
        [h + 1, a],
        [h, a + 1],
      ]
      return isRegularOver && home === away && state.decider !== undefined ? [ends[state.decider]!] : ends
    })
  }
  const number = Number(space.slice(space.indexOf(':') + 1))
  if (space.startsWith('period:')) {
    const isOver = isRegularOver || state.period > number || (state.period === number && phase === 'break')
    return growing(state.goals[number - 1] ?? [0, 0], isOver)
  }
  if (!space.startsWith('goal:')) return undefined
  const scorer = state.scorers[number - 1]
  if (scorer !== undefined) return [scorer === 0 ? [1, 0] : [0, 1]]
  return isRegularOver ? [[0, 0]] : growing([0, 0], false, 1).filter(([h, a]) => h + a < 2)
}
