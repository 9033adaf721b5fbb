/** Updates all clocks of the page once a second with one timer, which stops while the page is hidden. */
export interface Seconds {
  /** Calls `run` once a second until the returned function is called. */
  every(run: () => void): () => void
}

export interface SecondsOptions {
  /** Calls `run` once a second until the returned function is called. */
  readonly start: (run: () => void) => () => void
  readonly isSeen: () => boolean
  /** Calls `run` when the page becomes visible or hidden. */
  readonly onSight: (run: () => void) => void
}

export function createSeconds({ start, isSeen, onSight }: SecondsOptions): Seconds {
  const clocks = new Set<() => void>()
  let stop: (() => void) | undefined
  const wake = (): void => clocks.forEach(run => run())

  function keepRunning(): void {
    const isNeeded = clocks.size > 0 && isSeen()
    if (isNeeded) stop ??= start(wake)
    if (isNeeded || !stop) return
    stop()
    stop = undefined
  }

  onSight(() => {
    // Update before the page is painted again.
    if (isSeen()) wake()
    keepRunning()
  })

  return {
    every(run) {
      clocks.add(run)
      keepRunning()
      return () => {
        clocks.delete(run)
        keepRunning()
      }
    },
  }
}
