import { useSyncExternalStore } from 'react'

/** Whether the browser has a line at all; a page that is not hydrated yet takes it that it has. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

function listen(wake: () => void): () => void {
  addEventListener('online', wake)
  addEventListener('offline', wake)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('offline', wake)
  }
}
