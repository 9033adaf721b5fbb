/** Detects when everything in this thread except timers and I/O has settled. */
export interface Quiet {
  settle(): Promise<void>
  /** Restores the global. */
  stop(): void
}

/**
 * Promises and ticks run before an immediate; pending immediates (request bodies use them) are counted, so that settled
 * means none is left. Sockets and timers are not waited for: a simulation has only its own.
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
  // `setImmediate` also has a promisified form as a property, which `assign` copies and its type does not show.
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
