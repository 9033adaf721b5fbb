/** Limits of design section 1: file size is a symptom, so it is watched. In lines. */
const MEDIAN_MAX = 80
const P95_MAX = 300
const LINES_MAX = 400

export interface SizeReport {
  readonly median: number
  readonly p95: number
  readonly faults: readonly string[]
}

/** Whether the project's files stay short. `lines` has the length of each file. */
export function checkSizes(lines: ReadonlyMap<string, number>): SizeReport {
  const sorted = [...lines.values()].toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const median = at(0.5)
  const p95 = at(0.95)
  const faults = [...lines]
    .filter(([, count]) => count > LINES_MAX)
    .map(
      ([file, count]) =>
        `${file} has ${count} lines, more than ${LINES_MAX}: split it, or move its table to a file of data.`,
    )
  if (median >= MEDIAN_MAX)
    faults.push(`The median file has ${median} lines; it should be under ${MEDIAN_MAX}.`)
  if (p95 >= P95_MAX)
    faults.push(`One file in twenty has ${p95} lines or more; it should be under ${P95_MAX}.`)
  return { median, p95, faults }
}
