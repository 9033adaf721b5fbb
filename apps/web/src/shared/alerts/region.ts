import { createToastStore, type ToastStore } from '@touchline/ui'

export { ToastRegion } from '@touchline/ui'

/** A queue on the browser's own clock. */
export function createQueue(): ToastStore {
  return createToastStore({
    now: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  })
}
