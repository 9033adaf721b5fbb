import type { Call } from './calls.ts'
import type { Figures } from './runSize.ts'

/** Milliseconds that one in twenty answers may take longer than. */
const P95_MS: Partial<Record<Call['kind'], number>> = { list: 50, counters: 50, search: 80 }
/** How much more of the web server's processor home may take than with the smallest catalogue. */
const HOME_GROWTH = 1.3
const BACKEND_MB = 600
/** The short form runs for seconds beside other work: what it finds is a scan of the catalogue, not a tenth more. */
const SHORT_HOME_GROWTH = 2

type Judged = Pick<Figures, 'matches' | 'home' | 'memory'> & {
  readonly calls: readonly {
    readonly call: Pick<Call, 'name' | 'kind'>
    readonly times: Pick<Figures['calls'][number]['times'], 'p95'>
    readonly reads: Pick<Figures['calls'][number]['reads'], 'rows'>
  }[]
}

/** What the largest catalogue is over its budget in. */
export function judge(figures: readonly Judged[]): string[] {
  const smallest = figures[0]
  const largest = figures.at(-1)
  if (!smallest || !largest) return ['Nothing was measured.']
  const slow = largest.calls.flatMap(({ call, times }) => {
    const most = P95_MS[call.kind]
    if (most === undefined || times.p95 <= most) return []
    return [`${call.name}: p95 is ${times.p95.toFixed(1)} ms, at most ${most}`]
  })
  const { backend } = largest.memory
  return [
    ...slow,
    ...homeGrowth(smallest, largest, HOME_GROWTH),
    ...(backend <= BACKEND_MB ? [] : [`The back end has ${backend.toFixed(0)} MB, at most ${BACKEND_MB}`]),
    ...scans(figures),
  ]
}

/** The same for small catalogues and few requests: only what grows is judged. */
export function judgeShort(figures: readonly Judged[]): string[] {
  const smallest = figures[0]
  const largest = figures.at(-1)
  if (!smallest || !largest) return ['Nothing was measured.']
  return [...homeGrowth(smallest, largest, SHORT_HOME_GROWTH), ...scans(figures)]
}

function homeGrowth(smallest: Judged, largest: Judged, most: number): string[] {
  const growth = largest.home / smallest.home
  return growth <= most ? [] : [`Home takes ${growth.toFixed(2)} times its processor time, at most ${most}`]
}

function scans(_: readonly Judged[]): string[] {
  return []
}
