/** Lists do not move while a finger is down, or for this long after it was lifted (design guide, press guard). */
export const REST_MS = 300

export interface RestOptions {
  readonly later: (run: () => void, delayMs: number) => () => void
}

/** Delays changes of a list until no finger has been on the page for {@link REST_MS}. */
export interface Rest {
  /** How many fingers are down now. */
  fingers(down: number): void
  /** Runs once: at once if no finger was down lately. */
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
