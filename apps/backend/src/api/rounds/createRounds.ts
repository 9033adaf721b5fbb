/** Work in the background that is done in rounds, one at a time. */
export type Rounds = {
  /** Starts a round. Calls while one runs are joined into one more. */
  wake(): void
  /** Ends when a whole round has run since the call; throws what it threw. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Rounds of `work`, which looks at `isStopped` between its pieces. What a round that was woken throws goes to `onError`. */
export function createRounds(
  work: (isStopped: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): Rounds {
  let round: Promise<void> | undefined
  let again = false
  let isStopped = false
  const run = () => work(() => isStopped)

  function wake(): void {
    if (isStopped) return
    if (round) {
      again = true
      return
    }
    round = run()
      .catch(onError)
      .then(() => {
        round = undefined
        if (again) wake()
        again = false
      })
  }

  return {
    wake,
    async drain() {
      await round
      await run()
    },
    async stop() {
      isStopped = true
      await round
    },
  }
}
