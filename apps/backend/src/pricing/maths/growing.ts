import type { Cell } from '../types.ts'

/** Every end a pair of counts can still reach by increasing; the pair itself once it is final. */
export function growing(from: Cell, isFinal: boolean, more = 9): Cell[] {
  const [home, away] = from
  if (isFinal) return [from]
  const cells: Cell[] = []
  for (let h = 0; h <= more; h++) for (let a = 0; a <= more; a++) cells.push([home + h, away + a])
  return cells
}
