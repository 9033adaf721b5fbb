/** How steady a figure was over a period. Shares: 0.05 is 5 %. */
export interface Steadiness {
  /** Median of the figure. */
  readonly middle: number
  /** From the lowest to the highest minute, each by its median, as a share of the lowest. */
  readonly spread: number
  /** What a straight line through all samples gains from its first to its last, as a share of its first. */
  readonly drift: number
}
export interface Sample {
  /** Seconds since the run began. */
  readonly at: number
  readonly value: number
}

const MINUTE = 60

/** Single samples jump when garbage is collected or memory is returned to the system; minutes show the trend. */
export function steadinessOf(samples: readonly Sample[]): Steadiness {
  const minutes = [...Map.groupBy(samples, ({ at }) => Math.ceil(at / MINUTE)).values()].map(some =>
    median(some.map(({ value }) => value)),
  )
  const lowest = Math.min(...minutes)
  const { first, last } = lineThrough(samples)
  return {
    middle: median(samples.map(({ value }) => value)),
    spread: (Math.max(...minutes) - lowest) / lowest,
    drift: (last - first) / first,
  }
}

/** Least squares: the line's value at the first and at the last sample. */
function lineThrough(samples: readonly Sample[]): { readonly first: number; readonly last: number } {
  const meanAt = mean(samples.map(({ at }) => at))
  const meanValue = mean(samples.map(({ value }) => value))
  const across = samples.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  const along = samples.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0)
  const slope = across === 0 ? 0 : along / across
  const valueAt = (at: number): number => meanValue + slope * (at - meanAt)
  return { first: valueAt(samples[0]!.at), last: valueAt(samples.at(-1)!.at) }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2
}
