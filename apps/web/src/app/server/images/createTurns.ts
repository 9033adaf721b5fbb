/** Work that takes a processor, a few at a time; a line of those that wait has an end too. */
export interface Turns {
  /** Runs when it is its turn. Undefined where too many wait already. */
  take<Value>(work: () => Promise<Value>): Promise<Value | undefined>
}

export function createTurns(atOnce: number, waitingMax: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0

  /** A turn that ends goes to who waits longest: nobody who comes meanwhile takes it. */
  function pass(): void {
    const following = waiting.shift()
    if (following) following()
    else running--
  }

  return {
    async take(work) {
      if (running >= atOnce) {
        if (waiting.length >= waitingMax) return undefined
        await new Promise<void>(resolve => waiting.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        pass()
      }
    },
  }
}
