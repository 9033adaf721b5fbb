/** Work in the background that is done in rounds, one at a time. */
export type Rounds = {
  /** Asks for a round behind those that were asked for. Calls until it begins are joined into one. */
  wake(): void
  /** Ends when a whole round has run since the call; throws what it threw. */
  drain(): Promise<void>
  /** Ends when the round that runs has ended; those that wait do not begin. */
  stop(): Promise<void>
}

/** Rounds of `work`, which looks at `isStopped` between its pieces. What a round that was woken throws goes to `onError`. */
export function createRounds(
  work: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): Rounds {
  /** Ends with the last round that was asked for, by any caller; never rejects. */
  let last: Promise<void> = Promise.resolve()
  let isWoken = false
  let isStopped = false

  function ask(onBegin?: () => void): Promise<void> {
    const round = last.then(async () => {
      onBegin?.()
      if (!isStopped) await work(() => isStopped)
    })
    last = round.catch(() => undefined)
    return round
  }

  return {
    wake() {
      if (isStopped || isWoken) return
      isWoken = true
      ask(() => (isWoken = false)).catch(onError)
    },
    drain: () => ask(),
    async stop() {
      isStopped = true
      await last
    },
  }
}
