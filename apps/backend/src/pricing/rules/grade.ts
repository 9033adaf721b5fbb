import type { Grade } from '../types.ts'

export const won = (isWon: boolean): Grade => (isWon ? 2 : -2)

/**
 * Grade of a stake on "x is above zero": quarter lines split the stake into two lines 0.25 apart, an exact hit refunds
 * (reference/domain.md c).
 */
export function gradeLine(x: number): Grade {
  const split = Math.abs(Math.round(x * 4)) % 2 === 1 ? 0.25 : 0
  return (Math.sign(x - split) + Math.sign(x + split)) as Grade
}
