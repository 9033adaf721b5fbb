export interface Spread {
  readonly median: number
  readonly p95: number
  readonly max: number
}

/** Median, 95th percentile and maximum of some counts; 0 where there are none. */
export function spread(counts: readonly number[]): Spread {
  const sorted = counts.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 }
}
