export interface LaterPorts<T> {
  readonly load: () => Promise<T>
  /** Whether it could not be had; told when that changes. */
  readonly tellMissing: (isMissing: boolean) => void
  /** Calls `run` whenever it may be had again; returns the way to stop. */
  readonly onChance: (run: () => void) => () => void
}

/** Runs what needs something that comes later, at once where it is here. Returns the clean-up. */
export type Later<T> = (run: (it: T) => () => void) => () => void

/** Code that comes once somebody needs it. What failed to come is asked for again: with the next need, and with each chance. */
export function createLater<T>({ load, tellMissing, onChance }: LaterPorts<T>): Later<T> {
  const waiting = new Set<(it: T) => void>()
  let here: { readonly it: T } | undefined
  let isAsked = false
  let stopChances: (() => void) | undefined

  function ask(): void {
    if (isAsked) return
    isAsked = true
    load().then(arrive, miss)
  }

  function arrive(it: T): void {
    here = { it }
    if (stopChances) tellMissing(false)
    stopChances?.()
    for (const run of waiting) run(it)
    waiting.clear()
  }

  function miss(): void {
    isAsked = false
    if (stopChances) return
    tellMissing(true)
    stopChances = onChance(ask)
  }

  return run => {
    if (here) return run(here.it)
    let stop: (() => void) | undefined
    const begin = (it: T): void => void (stop = run(it))
    waiting.add(begin)
    ask()
    return () => {
      waiting.delete(begin)
      stop?.()
    }
  }
}
