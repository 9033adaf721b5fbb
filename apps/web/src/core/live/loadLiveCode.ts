import { loadService, type LazyService } from '#shared/lazy'

/**
 * Code that prices depend on counts as late after this (design, section 4), and is requested again at this interval.
 */
const LATE_MS = 5_000

/**
 * Code that keeps prices true. While it is late or cannot be loaded, an attribute of the element marks all prices
 * below it as stale.
 */
export function loadLiveCode<Code>(load: () => Promise<Code>, element: () => HTMLElement): LazyService<Code> {
  return loadService({
    load,
    onMissing(isMissing) {
      if (isMissing) element().dataset.freshness = 'stale'
      else delete element().dataset.freshness
    },
    schedule: run => setTimeout(run, LATE_MS),
    onRetryChance(run) {
      addEventListener('online', run)
      document.addEventListener('visibilitychange', run)
    },
  })
}
