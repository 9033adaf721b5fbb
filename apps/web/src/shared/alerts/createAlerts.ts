import type { ToastStore } from '@touchline/ui'
import { createLazyService, type ProvidedService } from '#shared/lazy'

type Toast = Parameters<ToastStore['push']>[0]

/**
 * The page's one queue of toasts (spec section 8, alerts; 5 s, bottom centre) as a lazy service: alerts pushed before
 * it is ready wait.
 */
export interface Alerts extends Pick<ProvidedService<ToastStore>, 'whenReady' | 'provide'> {
  /** Puts a toast at the end of the queue; one with the same `key` is replaced. */
  push(toast: Toast): void
}

export function createAlerts(): Alerts {
  const { whenReady, provide } = createLazyService<ToastStore>()
  return { push: toast => void whenReady(queue => void queue.push(toast)), whenReady, provide }
}
