/** Lists do not change places while a finger is down, or this long after it lifted (design guide, press guard). */
export const REST_MS = 300

export interface RestOptions {
  readonly later: (run: () => void, delayMs: number) => () => void
}

/** Runs what moves a list once no finger has been on the page for {@link REST_MS}. */
export interface Rest {
  /** The page's fingers: how many are down now. */
  fingers(down: number): void
  /** Runs once, at once where no finger was here of late. */
  whenRested(run: () => void): void
}

export function createRest({ later }: RestOptions): Rest {
  let isResting = true
  let cancel = (): void => {}
  let waiting: (() => void)[] = []

  function rest(): void {
    isResting = true
    const due = waiting
    waiting = []
    due.forEach(run => run())
  }

  return {
    fingers(down) {
      cancel()
      isResting = false
      cancel = down === 0 ? later(rest, REST_MS) : () => {}
    },
    whenRested(run) {
      if (isResting) run()
      else waiting.push(run)
    },
  }
}
