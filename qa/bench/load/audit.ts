import lighthouse from 'lighthouse'
import { threadTime, type TraceEvent } from './threadTime.ts'

/**
 * Lighthouse's figures of one load. Times are milliseconds of the phone it simulates, whose processor is four times
 * slower.
 */
export interface Load {
  /** 0 to 1. */
  readonly score: number
  /** First and largest contentful paint, total blocking time. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Number of tasks of the main thread over 50 ms, and the duration of the longest. */
  readonly longTasks: number
  readonly longest: number
  /** Total blocking time and the longest task by processor time: other processes on the machine do not count. */
  readonly threadTbt: number
  readonly threadLongest: number
  /** Main thread time of scripts: to run, and to parse and compile. */
  readonly script: number
  readonly elements: number
  /** Bytes over the network: all files, and scripts. */
  readonly bytes: number
  readonly scriptBytes: number
}

/**
 * Loads a page once in a browser whose caches are emptied, as Lighthouse does for its mobile preset: on a slow phone
 * and a slow line that it
 * simulates from what it observed.
 * @param port where the browser listens for DevTools
 */
export async function audit(address: string, port: number): Promise<Load> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  })
  const report = result?.lhr
  const score = report?.categories.performance?.score
  if (!result || !report || typeof score !== 'number')
    throw new Error(
      `Lighthouse has no score for ${address}: ${report?.runtimeError?.message ?? 'no result'}.`,
    )

  const numberOf = (id: string): number => {
    const value = report.audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse has no figure ${id} for ${address}.`)
    return value
  }
  /**
   * Rows of the table that an audit shows. Lighthouse types them all as one union; each caller names those of its
   * audit.
   */
  const rowsOf = <Row>(id: string): readonly Row[] => {
    const details = report.audits[id]?.details
    // Each audit has columns of its own; the caller names those of this one.
    return details?.type === 'table' || details?.type === 'opportunity'
      ? (details.items as unknown as Row[])
      : []
  }
  const trace = result.artifacts.Trace as { readonly traceEvents: readonly TraceEvent[] }
  const thread = threadTime(trace.traceEvents)
  const tasks = longTasksOf(report.audits['long-tasks']?.details)
  const work = rowsOf<{ readonly group: string; readonly duration: number }>('mainthread-work-breakdown')
  const requests = rowsOf<{ readonly resourceType: string; readonly transferSize: number }>(
    'network-requests',
  )
  return {
    score,
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
    threadTbt: thread.tbt,
    threadLongest: thread.longest,
    script: sum(work.filter(({ group }) => group.startsWith('script')).map(({ duration }) => duration)),
    elements: numberOf('dom-size-insight'),
    bytes: sum(requests.map(({ transferSize }) => transferSize)),
    scriptBytes: sum(
      requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .map(({ transferSize }) => transferSize),
    ),
  }
}

/** All of them: its table shows only the longest 20. */
function longTasksOf(details: unknown): readonly number[] {
  const { debugData } = (details ?? {}) as { debugData?: { tasks?: readonly { duration: number }[] } }
  return (debugData?.tasks ?? []).map(({ duration }) => duration)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
