/** Runs at most some tasks at once, and limits how many wait. */
export interface Semaphore {
  /** Runs in the order of the calls. Undefined where too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Value | undefined>
}

export function createSemaphore(atOnce: number, waitingMax: number): Semaphore {
  const waiting: (() => void)[] = []
  let running = 0

  /** The task that has waited longest is next: a call that comes meanwhile cannot overtake it. */
  function release(): void {
    const following = waiting.shift()
    if (following) following()
    else running--
  }

  return {
    async run(work) {
      if (running >= atOnce) {
        if (waiting.length >= waitingMax) return undefined
        await new Promise<void>(resolve => waiting.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
