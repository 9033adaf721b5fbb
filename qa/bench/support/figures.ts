/** The value that this share of all is not above; NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
