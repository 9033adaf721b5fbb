import { createLater, type Later } from './createLater.ts'

/** What prices hang on is late after this (design, section 4), and asked for again as often. */
const LATE_MS = 5_000

/** Code that keeps prices true. While it is late or lost, no price below the element is as fresh as it looks: an attribute of it says so. */
export function loadLater<Code>(load: () => Promise<Code>, element: () => HTMLElement): Later<Code> {
  return createLater({
    load,
    tellMissing(isMissing) {
      if (isMissing) element().dataset.freshness = 'stale'
      else delete element().dataset.freshness
    },
    onLate: run => setTimeout(run, LATE_MS),
    onChance(run) {
      addEventListener('online', run)
      document.addEventListener('visibilitychange', run)
    },
  })
}
