import type { ProfitCurveDay } from './useReturns.ts'

export type CurvePoint = { readonly x: number; readonly y: number }
/** A curve in the units of its box, the top at 0. */
export type DrawnCurve = {
  /** One for each day, oldest first. */
  readonly points: readonly CurvePoint[]
  /** The `d` of its line; it has steps, because nothing was settled between two days. */
  readonly line: string
  /** Position of the zero line. */
  readonly zero: number
  /** Highest and lowest value drawn, in subunits. */
  readonly top: number
  readonly bottom: number
}

/** The line of profit and loss in a box: time runs to the right by the calendar, and zero is always visible. */
export function drawCurve(
  days: readonly Pick<ProfitCurveDay, 'at' | 'total'>[],
  { width, height }: { width: number; height: number },
): DrawnCurve | undefined {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return undefined
  const totals = days.map(({ total }) => total)
  const top = Math.max(0, ...totals)
  const bottom = Math.min(0, ...totals)
  const span = last.at - first.at || 1
  const range = top - bottom || 1
  const x = (at: number): number => (days.length === 1 ? width / 2 : ((at - first.at) / span) * width)
  const y = (total: number): number => ((top - total) / range) * height
  const points = days.map(({ at, total }) => ({ x: x(at), y: y(total) }))
  const [start, ...rest] = points
  const line = `M${round(start!.x)} ${round(start!.y)}${rest.map(p => `H${round(p.x)}V${round(p.y)}`).join('')}`
  return { points, line, zero: y(0), top, bottom }
}

/** The day nearest to a position in the box. */
export function nearestPoint(points: readonly CurvePoint[], x: number): number {
  return points.reduce(
    (best, point, index) => (Math.abs(point.x - x) < Math.abs(points[best]!.x - x) ? index : best),
    0,
  )
}

const HALF_DAY_MS = 12 * 60 * 60_000

/** An instant that has the date of this day in the reader's time zone: days are those of UTC. */
export function noonOf({ at }: Pick<ProfitCurveDay, 'at'>): number {
  return at + HALF_DAY_MS
}

const round = (value: number): number => Math.round(value * 10) / 10
