/** Loaded into a server before its own code (`--import`): reports to the parent what the process has used so far. */

/** Milliseconds of processor time, bytes of memory after a collection. */
export interface HubUsage {
  readonly cpuMs: number
  readonly rss: number
  readonly heap: number
}

process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed: heap } = process.memoryUsage()
  const usage: HubUsage = { cpuMs: (user + system) / 1000, rss, heap }
  process.send?.(usage)
})
// The channel to the parent must not keep the process alive.
process.channel?.unref()
