import { useSyncExternalStore } from 'react'

/** Whether the browser has a line at all. For what is drawn in browsers only. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine)
}

function listen(wake: () => void): () => void {
  addEventListener('online', wake)
  addEventListener('offline', wake)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('offline', wake)
  }
}
