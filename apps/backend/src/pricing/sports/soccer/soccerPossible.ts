import { packHalves } from '../../rules/halves.ts'
import { growing } from '../../maths/growing.ts'
import type { ScoreCell } from '../../types.ts'
import type { SoccerState } from './soccerState.ts'

/** Every way a space of a soccer match can still end. */
export function soccerPossible(state: SoccerState, space: string): readonly ScoreCell[] | undefined {
  const isEnded = state.phase === 'ended'
  const isHalfOver = isEnded || state.phase === 'halftime' || state.phase === '2nd_half'
  const [first, second] = state.goals
  switch (space) {
    case 'ft':
      return growing([first[0] + second[0], first[1] + second[1]], isEnded)
    case 'ht':
      return growing(first, isHalfOver)
    case '2h':
      return growing(second, isEnded)
    case 'corners':
      return growing(state.corners, isEnded, 30)
    case 'cards':
      return growing(state.cards, isEnded, 15)
    case 'reds':
      return growing(state.reds, isEnded, 4)
    case 'halves':
      return growing(first, isHalfOver, 7).flatMap(([hf, af]) =>
        growing(second, isEnded, 7).map(([hs, as]) => [packHalves(hf, hs), packHalves(af, as)] as const),
      )
  }
  if (!space.startsWith('goal:')) return undefined
  const scorer = state.scorers[Number(space.slice(5)) - 1]
  if (scorer !== undefined) return [scorer === 0 ? [1, 0] : [0, 1]]
  if (isEnded) return [[0, 0]]
  return [
    [1, 0],
    [0, 0],
    [0, 1],
  ]
}
