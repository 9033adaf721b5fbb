/** A system of k of n: every k of the n legs make one line (spec section 3, Ticket: systemTypes). */
export type SystemType = {
  /** Its `system_id` on the wire: `2/4`. */
  readonly id: string
  /** Legs that must win for a line to pay: k. */
  readonly winCount: number
  /** Legs in all: n. */
  readonly totalCount: number
}

/** Limits of a system ([SYSTEM-1]; reference/domain.md b). 4 of 8 has the most lines: 70. */
export const SYSTEM_MIN_LEGS = 3

/** Maximum legs of a system. */
export const SYSTEM_MAX_LEGS = 8

/** Minimum winning legs of a system: its smallest combos are doubles. */
export const SYSTEM_MIN_WINS = 2

/** Maximum lines of a system: 4 of 8. */
export const SYSTEM_MAX_LINES = 70

/** Why legs cannot form a system. */
export type SystemRefusal = { readonly kind: 'too-few-legs' | 'too-many-legs' | 'bad-win-count' }

/** Whether k of n is a valid system, checked before any computation ([SYSTEM-1]). */
export function systemRefusal(winCount: number, totalCount: number): SystemRefusal | undefined {
  if (!Number.isInteger(totalCount) || totalCount < SYSTEM_MIN_LEGS) return { kind: 'too-few-legs' }
  if (totalCount > SYSTEM_MAX_LEGS) return { kind: 'too-many-legs' }
  if (!Number.isInteger(winCount) || winCount < SYSTEM_MIN_WINS || winCount >= totalCount) {
    return { kind: 'bad-win-count' }
  }
  return undefined
}

/** Every valid system type, fewest legs and wins first. */
export const SYSTEM_TYPES: readonly SystemType[] = range(SYSTEM_MIN_LEGS, SYSTEM_MAX_LEGS).flatMap(
  totalCount =>
    range(SYSTEM_MIN_WINS, totalCount - 1).map(winCount => ({
      id: `${winCount}/${totalCount}`,
      winCount,
      totalCount,
    })),
)

/** Number of lines: n over k, none where k is more than n ([SYSTEM-2]). */
export function lineCount(winCount: number, totalCount: number): number {
  if (winCount > totalCount) return 0
  let lines = 1
  for (let i = 1; i <= winCount; i++) lines = (lines * (totalCount - winCount + i)) / i
  return lines
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}
