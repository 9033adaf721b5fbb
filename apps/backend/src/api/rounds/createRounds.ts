/** Background work that runs in rounds, one at a time. */
export type Rounds = {
  /** Requests a round after those already requested. Calls before it begins are merged. */
  wake(): void
  /** Resolves when a whole round has run since the call; throws what it threw. */
  drain(): Promise<void>
  /** Resolves when the current round has ended; requested rounds do not start. */
  stop(): Promise<void>
}

/**
 * Runs rounds of `work`, which checks `isStopped` between its steps. Errors of a round started by `wake` go to
 * `onError`.
 */
export function createRounds(
  work: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): Rounds {
  /** Settles with the last requested round, of any caller; never rejects. */
  let last: Promise<void> = Promise.resolve()
  let isWoken = false
  let isStopped = false

  function request(onBegin?: () => void): Promise<void> {
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
      request(() => (isWoken = false)).catch(onError)
    },
    drain: () => request(),
    async stop() {
      isStopped = true
      await last
    },
  }
}
