import type { Rule } from '../types.ts'
import { won } from './grade.ts'
import { oneOfWays, yesNo } from './scores.ts'

/** Rules over both halves at once. A cell packs a side's goals of the first and second half into one count. */

const BASE = 64

/** Packs one side's goals of both halves. */
export const packHalves = (first: number, second: number): number => first * BASE + second

const first = (packed: number) => Math.floor(packed / BASE)
const second = (packed: number) => packed % BASE
const full = (packed: number) => first(packed) + second(packed)

const SHORT = [
  (h: number, a: number) => h > a,
  (h: number, a: number) => h === a,
  (h: number, a: number) => h < a,
]
const SHORT_NAMES = ['home', 'draw', 'away'] as const

/** Half-time/full-time (47): ids 418 to 434. */
export const halfTimeFullTime: Rule = () =>
  SHORT.flatMap((atHalf, i) =>
    SHORT.map((atEnd, j) => ({
      id: String(418 + i * 6 + j * 2),
      name: `${SHORT_NAMES[i]!}/${SHORT_NAMES[j]!}` as const,
      grade: (h: number, a: number) => won(atHalf(first(h), first(a)) && atEnd(full(h), full(a))),
    })),
  )

export const highestScoringHalf: Rule = oneOfWays([
  ['436', 'first-half', (h, a) => first(h) + first(a) > second(h) + second(a)],
  ['438', 'second-half', (h, a) => first(h) + first(a) < second(h) + second(a)],
  ['440', 'equal', (h, a) => first(h) + first(a) === second(h) + second(a)],
])

export const homeWinsBothHalves: Rule = yesNo((h, a) => first(h) > first(a) && second(h) > second(a))
export const awayWinsBothHalves: Rule = yesNo((h, a) => first(h) < first(a) && second(h) < second(a))
export const homeWinsEitherHalf: Rule = yesNo((h, a) => first(h) > first(a) || second(h) > second(a))
export const awayWinsEitherHalf: Rule = yesNo((h, a) => first(h) < first(a) || second(h) < second(a))
export const homeScoresInBothHalves: Rule = yesNo(h => first(h) > 0 && second(h) > 0)
export const awayScoresInBothHalves: Rule = yesNo((_, a) => first(a) > 0 && second(a) > 0)
