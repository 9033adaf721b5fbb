import { createHistogram } from 'node:perf_hooks'

/** Median, 95th and 99th percentile, and maximum; 0 where there are no values. */
export interface Percentiles {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** A histogram holds whole numbers above 0: values are stored in thousandths, to four digits. */
const SCALE = 1_000
const HIGHEST = 1e10 // almost three hours in milliseconds

/** Of milliseconds, to a hundredth. A value below 0, as a delay between two clocks can be, counts as 0. */
export function percentilesOf(values: readonly number[]): Percentiles {
  if (values.length === 0) return { count: 0, p50: 0, p95: 0, p99: 0, max: 0 }
  const histogram = createHistogram({ figures: 4, highest: HIGHEST })
  for (const value of values) histogram.record(Math.min(HIGHEST, Math.max(1, Math.round(value * SCALE))))
  const shown = (recorded: number): number => Math.round(recorded / 10) / 100
  const at = (percent: number): number => shown(histogram.percentile(percent))
  return { count: histogram.count, p50: at(50), p95: at(95), p99: at(99), max: shown(histogram.max) }
}
