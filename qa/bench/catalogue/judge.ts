import type { MeasuredCall } from './calls.ts'
import type { SizeFigures } from './runSize.ts'

/** Maximum p95 in milliseconds. */
const P95_MS: Partial<Record<MeasuredCall['kind'], number>> = { list: 50, counters: 50, search: 80 }
/** How much more processor time of the web server home may take than with the smallest catalogue. */
const HOME_GROWTH = 1.3
const BACKEND_MB = 600
/** A call that counts reads one index entry per match, and the rows it shows. */
const ROWS_PER_MATCH = 1.5
/**
 * Any other call may read more rows where more matches are in play, and for a larger league, but not in proportion to
 * the catalogue.
 */
const ROWS_SHARE = 0.5
/** Fewer rows than this are no scan, whatever the number with fewer matches. */
const ROWS_FREE = 3_000
/** The short form runs for seconds while other work runs: it detects a scan of the catalogue, not a tenth more. */
const SHORT_GROWTH = 3
/** An answer below this time is not judged: other processes cause such delays. */
const SHORT_FREE_MS = 25

export type Judged = Pick<SizeFigures, 'matches' | 'home' | 'memory'> & {
  readonly calls: readonly {
    readonly call: Pick<MeasuredCall, 'name' | 'kind' | 'counts'>
    readonly times: Pick<SizeFigures['calls'][number]['times'], 'p50' | 'p95'>
    readonly reads: Pick<SizeFigures['calls'][number]['reads'], 'rows'>
  }[]
}

/** Budgets that the largest catalogue exceeds. */
export function judgeCatalogue(figures: readonly Judged[]): string[] {
  const [smallest, largest] = [figures[0], figures.at(-1)]
  if (!smallest || !largest) return ['Nothing was measured.']
  const slow = largest.calls.flatMap(({ call, times }) => {
    const most = P95_MS[call.kind]
    if (most === undefined || times.p95 <= most) return []
    return [`${call.name}: p95 is ${times.p95.toFixed(1)} ms, at most ${most}`]
  })
  const { backend } = largest.memory
  return [
    ...slow,
    ...growthOfHome(smallest, largest, HOME_GROWTH),
    ...(backend <= BACKEND_MB ? [] : [`The back end has ${backend.toFixed(0)} MB, at most ${BACKEND_MB}`]),
    ...scans(smallest, largest),
  ]
}

/** The same for small catalogues and few requests: only growth is judged. */
export function judgeShort(figures: readonly Judged[]): string[] {
  const [smallest, largest] = [figures[0], figures.at(-1)]
  if (!smallest || !largest) return ['Nothing was measured.']
  const slower = largest.calls.flatMap(({ call, times }, n) => {
    const before = smallest.calls[n]?.times.p50 ?? 0
    const growth = times.p50 / before
    if (P95_MS[call.kind] === undefined || growth <= SHORT_GROWTH || times.p50 <= SHORT_FREE_MS) return []
    return [`${call.name}: takes ${growth.toFixed(1)} times as long, at most ${SHORT_GROWTH}`]
  })
  return [...slower, ...growthOfHome(smallest, largest, SHORT_GROWTH)]
}

function growthOfHome(smallest: Judged, largest: Judged, most: number): string[] {
  const growth = largest.home / smallest.home
  return growth <= most ? [] : [`Home takes ${growth.toFixed(2)} times its processor time, at most ${most}`]
}

/**
 * Calls that read too many rows: one per match for those that count, and no growth with the catalogue for all others.
 */
function scans(smallest: Judged, largest: Judged): string[] {
  return largest.calls.flatMap(({ call, reads: { rows } }, n) => {
    const before = smallest.calls[n]?.reads.rows ?? 0
    const grown = Math.max(ROWS_FREE, before * (largest.matches / smallest.matches) * ROWS_SHARE)
    const most = Math.round(call.counts === true ? largest.matches * ROWS_PER_MATCH : grown)
    return rows <= most ? [] : [`${call.name}: reads ${rows} rows, at most ${most}`]
  })
}
