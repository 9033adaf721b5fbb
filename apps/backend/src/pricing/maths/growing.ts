import type { ScoreCell } from '../types.ts'

/** Every end a pair of counts can still reach by increasing; the pair itself once it is final. */
export function growing(from: ScoreCell, isFinal: boolean, more = 9): ScoreCell[] {
  const [home, away] = from
  if (isFinal) return [from]
  const cells: ScoreCell[] = []
  for (let h = 0; h <= more; h++) for (let a = 0; a <= more; a++) cells.push([home + h, away + a])
  return cells
}
