import type { ToastStore } from '@touchline/ui'

type Toast = Parameters<ToastStore['push']>[0]

/** The page's one queue of toasts (spec section 8, alerts; 5 s, bottom centre). Its code comes after first paint; what is said before waits. */
export interface Alerts {
  /** Puts a toast at the end of the queue; one with the same `key` is replaced where it stands. */
  push(toast: Toast): void
  /** Runs with the queue, in order with what was pushed, as soon as it is here. */
  withQueue(run: (queue: ToastStore) => void): void
  /** The queue is here; the first one stays. */
  arrive(queue: ToastStore): void
}

export function createAlerts(): Alerts {
  const { promise, resolve } = Promise.withResolvers<ToastStore>()
  const withQueue: Alerts['withQueue'] = run => void promise.then(run)
  return { push: toast => withQueue(queue => queue.push(toast)), withQueue, arrive: resolve }
}
