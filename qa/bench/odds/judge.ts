import { median } from '../support/index.ts'
import type { Closed } from './measure.ts'
import type { Block } from './plan.ts'

/** The cost of one way of rendering, compared with the floor of the same round; medians of the rounds. */
export interface DrawingResult extends Closed {
  readonly name: string
  readonly ratio: number
  /** The same with the frame loop's own cost subtracted from both; undefined where that was not measured. */
  readonly netRatio: number | undefined
  /** The lowest and the highest ratio of a round. */
  readonly range: readonly [number, number]
}

export function drawingResultsOf(measured: ReadonlyMap<string, readonly Closed[]>): DrawingResult[] {
  const floors = measured.get('floor') ?? []
  const idle = measured.get('idle')
  const idleMs = idle && median(idle.map(({ cpuMs }) => cpuMs))
  return [...measured].map(([name, rounds]) => {
    const ratios = rounds.map(({ cpuMs }, round) => cpuMs / floors[round]!.cpuMs)
    const net =
      idleMs === undefined
        ? undefined
        : median(rounds.map(({ cpuMs }, round) => (cpuMs - idleMs) / (floors[round]!.cpuMs - idleMs)))
    const middle = (of: (one: Closed) => number): number => median(rounds.map(of))
    return {
      name,
      cpuMs: middle(({ cpuMs }) => cpuMs),
      scriptMs: middle(({ scriptMs }) => scriptMs),
      mountMs: middle(({ mountMs }) => mountMs),
      ratio: median(ratios),
      netRatio: net,
      range: [Math.min(...ratios), Math.max(...ratios)],
    }
  })
}

/** Design section 5, live odds: multiples of the floor's processor time. */
const BUDGETS = [
  { renderer: 'ours', rows: 1000, updatesPerSecond: 1000, most: 1.2 },
  { renderer: 'windowed', rows: 1000, updatesPerSecond: 1000, most: 0.5 },
  { renderer: 'ours', rows: 1000, updatesPerSecond: 5000, most: 1.25 },
]
/**
 * Design section 5: 75 % of taps are painted within this time while 50 odds a second stream, with the processor
 * slowed four times.
 */
export const TAP_P75_MS_MAX = 100

/** Exceeded budgets, as text. */
export function overBudget({ rows, updatesPerSecond }: Block, lines: readonly DrawingResult[]): string[] {
  return BUDGETS.filter(
    budget => budget.rows === rows && budget.updatesPerSecond === updatesPerSecond,
  ).flatMap(({ renderer, most }) => {
    const ratio = lines.find(({ name }) => name === renderer)?.ratio
    if (ratio !== undefined && ratio <= most) return []
    const figure = ratio === undefined ? 'not measured' : `${ratio.toFixed(2)} times the floor`
    return [`${renderer}, ${rows} rows, ${updatesPerSecond} updates a second: ${figure}, budget ${most}`]
  })
}
