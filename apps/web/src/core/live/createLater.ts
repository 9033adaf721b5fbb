import { tellAll } from '@touchline/live'

export interface LaterOptions<T> {
  readonly load: () => Promise<T>
  /** Whether it is late, or could not be had; told when that changes. */
  readonly tellMissing: (isMissing: boolean) => void
  /** Calls `run` once after a while: what has not come by then is late. */
  readonly onLate: (run: () => void) => void
  /** Calls `run` whenever it may be had again; once it is here that changes nothing. */
  readonly onChance: (run: () => void) => void
}

/** Runs what needs something that comes later, at once where it is here. Returns the clean-up; `run` may have one of its own. */
export type Later<T> = (run: (it: T) => (() => void) | undefined) => () => void

/** Code that comes once somebody needs it. What is late or failed to come is asked for again: after a while, with the next need, and with each chance. */
export function createLater<T>({ load, tellMissing, onLate, onChance }: LaterOptions<T>): Later<T> {
  const waiting = new Set<(it: T) => void>()
  let here: { readonly it: T } | undefined
  let isAsked = false
  let isMissing = false

  function ask(): void {
    if (isAsked || here) return
    isAsked = true
    onLate(() => {
      miss()
      ask()
    })
    load().then(arrive, miss)
  }

  /** Asked for twice it may come twice. */
  function arrive(it: T): void {
    if (here) return
    here = { it }
    if (isMissing) tellMissing(false)
    tellAll(waiting, run => run(it))
  }

  function miss(): void {
    if (here) return
    isAsked = false
    if (isMissing) return
    isMissing = true
    tellMissing(true)
    onChance(ask)
  }

  return run => {
    if (here) return run(here.it) ?? (() => {})
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
