/** One event of a trace, with the fields that are read here. Times are microseconds; `tdur` is processor time. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/** The mobile preset's phone is this many times slower. */
const SLOWER = 4
/** A task blocks for its time beyond this, in milliseconds. */
const BLOCKING_FROM_MS = 50

/**
 * Blocking time and longest task by the processor's clock, in milliseconds of the phone. Lighthouse takes both from
 * the wall clock, so another process on the machine lengthens them; these stay the same. The longest task counts from
 * the start, blocking time from first paint on.
 */
export function threadTime(events: readonly TraceEvent[]): {
  readonly tbt: number
  readonly longest: number
} {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) throw new Error('The trace has no navigation.')
  const after = events.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts)
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start.pid && args.name === 'CrRendererMain',
  )
  const paint = after.find(({ name }) => name === 'firstContentfulPaint')
  const tasks = after
    .filter(({ name, tid, ph }) => ph === 'X' && tid === main?.tid && name.endsWith('RunTask'))
    .map(({ ts, tdur = 0 }) => ({ ts, ms: (tdur / 1000) * SLOWER }))
  return {
    tbt: tasks
      .filter(({ ts }) => paint && ts >= paint.ts)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - BLOCKING_FROM_MS), 0),
    longest: Math.max(0, ...tasks.map(({ ms }) => ms)),
  }
}
