import type { SlipPicks } from '../picking/index.ts'
import type { SlipStore } from '../store/index.ts'

/**
 * The slip of this page, once it is here: its rules are more code than the first route may carry, so they come after first paint. On
 * the server it never comes.
 */
export interface ComingSlip {
  current(): SlipStore | undefined
  /** Runs at once if it is here, else when it comes; what `run` returns is called on the way out. Returns the way out. */
  whenHere(run: (slip: SlipStore) => void | (() => void)): () => void
  /** Which outcomes are on it; none until it comes. */
  readonly picks: SlipPicks
  arrive(slip: SlipStore): void
}

export function createComingSlip(): ComingSlip {
  const waiting = new Set<(slip: SlipStore) => void>()
  let slip: SlipStore | undefined

  function whenHere(run: (here: SlipStore) => void | (() => void)): () => void {
    let leave: void | (() => void)
    const start = (here: SlipStore): void => {
      leave = run(here)
    }
    if (slip) start(slip)
    else waiting.add(start)
    return () => {
      waiting.delete(start)
      leave?.()
    }
  }

  return {
    current: () => slip,
    whenHere,
    picks: {
      has: key => slip?.picks.has(key) ?? false,
      unconfirmedMove: key => slip?.picks.unconfirmedMove(key),
      subscribe: listener =>
        whenHere(here => {
          listener()
          return here.picks.subscribe(listener)
        }),
    },
    arrive(here) {
      slip = here
      for (const start of waiting) start(here)
      waiting.clear()
    },
  }
}
