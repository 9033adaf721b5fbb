/** Knows when everything that runs in this thread without a timer or the outside world has come to rest. */
export interface Quiet {
  settle(): Promise<void>
  /** Gives the global back. */
  stop(): void
}

/**
 * Promises and ticks end before an immediate runs; what sets immediates of its own (request bodies do) is counted, so that rest means
 * that none is left. Sockets and timers are not waited for: a simulation has none but its own.
 */
export function watchImmediates(): Quiet {
  const real = globalThis.setImmediate
  let open = 0
  const counted = (run: (...args: unknown[]) => void, ...args: unknown[]): NodeJS.Immediate => {
    open++
    return real(() => {
      open--
      run(...args)
    })
  }
  globalThis.setImmediate = Object.assign(counted, real) as unknown as typeof setImmediate
  return {
    async settle() {
      do await new Promise<void>(resolve => real(resolve))
      while (open > 0)
    },
    stop() {
      globalThis.setImmediate = real
    },
  }
}
