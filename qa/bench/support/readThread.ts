import type { CDPSession } from '@playwright/test'

/** Processor time of the page's main thread so far, in milliseconds: the clock of the thread, not the time of day. */
export type ThreadTimes = { readonly total: number; readonly script: number }

/** Needs `Performance.enable` with `timeDomain: 'threadTicks'`. */
export async function readThread(devtools: CDPSession): Promise<ThreadTimes> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const ms = (name: string): number => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
  return { total: ms('ThreadTime'), script: ms('ScriptDuration') }
}
