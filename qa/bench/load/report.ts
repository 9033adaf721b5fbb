import { median } from '../support/index.ts'
import type { Load } from './audit.ts'

/** Budgets of design section 5. */
const BUDGET: { readonly [figure in keyof Load]?: number } = {
  score: 0.95,
  tbt: 150,
  lcp: 1500,
  longest: 100,
}

const COLUMNS: readonly { readonly figure: keyof Load; readonly head: string; readonly digits: number }[] = [
  { figure: 'score', head: 'score', digits: 2 },
  { figure: 'fcp', head: 'FCP ms', digits: 0 },
  { figure: 'lcp', head: 'LCP ms', digits: 0 },
  { figure: 'tbt', head: 'TBT ms', digits: 0 },
  { figure: 'cls', head: 'CLS', digits: 4 },
  { figure: 'longTasks', head: 'tasks > 50', digits: 0 },
  { figure: 'longest', head: 'longest ms', digits: 0 },
  { figure: 'threadTbt', head: 'TBT cpu', digits: 0 },
  { figure: 'threadLongest', head: 'longest cpu', digits: 0 },
  { figure: 'script', head: 'script ms', digits: 0 },
  { figure: 'elements', head: 'elements', digits: 0 },
  { figure: 'scriptBytes', head: 'script B', digits: 0 },
  { figure: 'bytes', head: 'all B', digits: 0 },
]
const NAME_WIDTH = 22
const WIDTH = 12

export const heading = (): string =>
  ''.padEnd(NAME_WIDTH) + COLUMNS.map(({ head }) => head.padStart(WIDTH)).join('')

export const row = (name: string, load: Load): string =>
  name.padEnd(NAME_WIDTH) +
  COLUMNS.map(({ figure, digits }) => load[figure].toFixed(digits).padStart(WIDTH)).join('')

/** The median of each figure separately. */
export function medianOf(loads: readonly Load[]): Load {
  const figures = COLUMNS.map(({ figure }) => [figure, median(loads.map(load => load[figure]))] as const)
  // COLUMNS has every figure of Load, which the type of fromEntries cannot say.
  return Object.fromEntries(figures) as unknown as Load
}

/** Missed budgets, as text. */
export function missedBudgets(name: string, load: Load): string[] {
  return COLUMNS.flatMap(({ figure, head, digits }) => {
    const budget = BUDGET[figure]
    if (budget === undefined) return []
    const isMet = figure === 'score' ? load[figure] >= budget : load[figure] <= budget
    return isMet ? [] : [`${name}: ${head} ${load[figure].toFixed(digits)}, budget ${budget}`]
  })
}
