import type { OutcomeName, OutcomeRule, Rule, SpecifierValues } from '../types.ts'
import { gradeLine, won } from './grade.ts'

/** Rules over a final count home:away. Outcome ids are the feed's (reference/domain.md f). */

/** A name that is the same in every language. */
export const same = (literal: string) => ({ literal })

export const HOME = same('{$competitor1}')
export const AWAY = same('{$competitor2}')

export const threeWay: Rule = () => [
  { id: '1', name: HOME, grade: (h, a) => won(h > a) },
  { id: '2', name: 'draw', grade: (h, a) => won(h === a) },
  { id: '3', name: AWAY, grade: (h, a) => won(h < a) },
]

/** Winner of a contest without a draw; a draw refunds. */
export const twoWay: Rule = () => [
  { id: '4', name: HOME, grade: (h, a) => gradeLine(h - a) },
  { id: '5', name: AWAY, grade: (h, a) => gradeLine(a - h) },
]

export const doubleChance: Rule = () => [
  {
    id: '9',
    name: 'home-or-draw',
    grade: (h, a) => won(h >= a),
  },
  {
    id: '10',
    name: 'home-or-away',
    grade: (h, a) => won(h !== a),
  },
  {
    id: '11',
    name: 'draw-or-away',
    grade: (h, a) => won(h <= a),
  },
]

/** Start score in the specifier: `hcp=0:1`. */
export const europeanHandicap: Rule = values => {
  const [home = 0, away = 0] = values['hcp']!.split(':').map(Number)
  const lead = (h: number, a: number) => h + home - a - away
  return [
    { id: '1711', name: same('{$competitor1} ({hcp})'), grade: (h, a) => won(lead(h, a) > 0) },
    {
      id: '1712',
      name: 'draw-line',
      grade: (h, a) => won(lead(h, a) === 0),
    },
    { id: '1713', name: same('{$competitor2} ({hcp})'), grade: (h, a) => won(lead(h, a) < 0) },
  ]
}

export const handicap: Rule = values => {
  const line = Number(values['hcp'])
  return [
    { id: '1714', name: same('{$competitor1} ({+hcp})'), grade: (h, a) => gradeLine(h - a + line) },
    { id: '1715', name: same('{$competitor2} ({-hcp})'), grade: (h, a) => gradeLine(a - h - line) },
  ]
}

function overUnder(values: SpecifierValues, count: (h: number, a: number) => number): OutcomeRule[] {
  const line = Number(values['total'])
  return [
    { id: '12', name: 'over', grade: (h, a) => gradeLine(count(h, a) - line) },
    { id: '13', name: 'under', grade: (h, a) => gradeLine(line - count(h, a)) },
  ]
}
export const total: Rule = values => overUnder(values, (h, a) => h + a)
export const homeTotal: Rule = values => overUnder(values, h => h)
export const awayTotal: Rule = values => overUnder(values, (_, a) => a)

export const oddEven: Rule = () => [
  { id: '70', name: 'odd', grade: (h, a) => won(Math.abs(h + a) % 2 === 1) },
  { id: '72', name: 'even', grade: (h, a) => won(Math.abs(h + a) % 2 === 0) },
]

export const yesNo =
  (holds: (h: number, a: number) => boolean): Rule =>
  () => [
    { id: '74', name: 'yes', grade: (h, a) => won(holds(h, a)) },
    { id: '76', name: 'no', grade: (h, a) => won(!holds(h, a)) },
  ]

/** One of a fixed list of ways; `ways` in the order of their ids. */
export const oneOfWays =
  (
    ways: readonly (readonly [id: string, name: OutcomeName, holds: (h: number, a: number) => boolean])[],
  ): Rule =>
  () =>
    ways.map(([id, name, holds]) => ({ id, name, grade: (h, a) => won(holds(h, a)) }))
