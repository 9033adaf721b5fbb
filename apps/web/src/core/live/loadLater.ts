import { createLater, type Later } from './createLater.ts'

/** What prices hang on is late after this (design, section 4), and asked for again as often. */
const LATE_MS = 5_000

/** Code that keeps prices true. While it is late or lost, no price below the element is as fresh as it looks: an attribute of it says so. */
export function loadLater<Code>(load: () => Promise<Code>, element: () => HTMLElement): Later<Code> {
  return createLater({
    load,
    tellMissing(isMissing) {
      if (isMissing) element().setAttribute('data-freshness', 'stale')
      else element().removeAttribute('data-freshness')
    },
    onLate(run) {
      const timer = setTimeout(run, LATE_MS)
      return () => clearTimeout(timer)
    },
    onChance(run) {
      const events = new AbortController()
      addEventListener('online', run, { signal: events.signal })
      document.addEventListener('visibilitychange', run, { signal: events.signal })
      return () => events.abort()
    },
  })
}
