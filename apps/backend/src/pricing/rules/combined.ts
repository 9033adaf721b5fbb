import type { OutcomeRule, Rule } from '../types.ts'
import { won } from './grade.ts'
import { same } from './scores.ts'

/** Rules that join two facts of one final count. */

const RESULTS = [
  { name: 'home', holds: (h: number, a: number) => h > a },
  { name: 'draw', holds: (h: number, a: number) => h === a },
  { name: 'away', holds: (h: number, a: number) => h < a },
] as const

/** 1x2 & total (37): ids 794 to 804, under before over for each result. */
export const resultAndTotal: Rule = values => {
  const line = Number(values['total'])
  const sides = [
    {
      name: 'under',
      holds: (goals: number) => goals < line,
    },
    {
      name: 'over',
      holds: (goals: number) => goals > line,
    },
  ] as const
  return RESULTS.flatMap((result, r) =>
    sides.map((side, s): OutcomeRule => ({
      id: String(794 + r * 4 + s * 2),
      name: `${result.name}-and-${side.name}`,
      grade: (h, a) => won(result.holds(h, a) && side.holds(h + a)),
    })),
  )
}

/** 1x2 & both teams to score (35): ids 78 to 88. */
export const resultAndBothScore: Rule = () => {
  const sides = [
    { name: 'yes', both: true },
    { name: 'no', both: false },
  ] as const
  return RESULTS.flatMap((result, r) =>
    sides.map((side, s): OutcomeRule => ({
      id: String(78 + r * 4 + s * 2),
      name: `${result.name}-and-${side.name}`,
      grade: (h, a) => won(result.holds(h, a) && (h > 0 && a > 0) === side.both),
    })),
  )
}

/** Total & both teams to score (36): ids 90 to 96. */
export const totalAndBothScore: Rule = values => {
  const line = Number(values['total'])
  const ways = [
    {
      id: '90',
      over: true,
      both: true,
      name: 'over-and-yes',
    },
    {
      id: '92',
      over: false,
      both: true,
      name: 'under-and-yes',
    },
    {
      id: '94',
      over: true,
      both: false,
      name: 'over-and-no',
    },
    {
      id: '96',
      over: false,
      both: false,
      name: 'under-and-no',
    },
  ] as const
  return ways.map(({ id, over, both, name }) => ({
    id,
    name,
    grade: (h, a) => won(h + a > line === over && (h > 0 && a > 0) === both),
  }))
}

/** Correct score: `first` is the id of 0:0, ids rise by two, home goals fastest, up to `most` goals in all. */
export const correctScore =
  (first: number, most: number): Rule =>
  () => {
    const outcomes: OutcomeRule[] = []
    for (let away = 0; away <= most; away++) {
      for (let home = 0; home + away <= most; home++) {
        outcomes.push({
          id: String(first + outcomes.length * 2),
          name: same(`${home}:${away}`),
          grade: (h, a) => won(h === home && a === away),
        })
      }
    }
    return outcomes
  }

/**
 * Correct score in sets or maps; the specifier's variant ends in how many can be played: `sr:correct_score:bestof:3`.
 */
export const correctScoreOfBest: Rule = values => {
  const toWin = (Number(values['variant']!.split(':').at(-1)) + 1) / 2
  const losses = Array.from({ length: toWin }, (_, lost) => lost)
  const scores = [
    ...losses.map(lost => [toWin, lost] as const),
    ...losses.toReversed().map(lost => [lost, toWin] as const),
  ]
  return scores.map(([home, away]) => ({
    id: `${values['variant']}:${home}-${away}`,
    name: same(`${home}:${away}`),
    grade: (h, a) => won(h === home && a === away),
  }))
}

/** The exact total, up to `most` or more; the specifier's variant names the range. */
export const exactCount =
  (most: number): Rule =>
  values =>
    Array.from({ length: most + 1 }, (_, count) => ({
      id: `${values['variant']}:${count}`,
      name: same(count === most ? `${most}+` : String(count)),
      grade: (h, a) => won(count === most ? h + a >= most : h + a === count),
    }))
