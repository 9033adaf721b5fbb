import { useSyncExternalStore } from 'react'

/** Whether the browser is online; assumed before hydration. */
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
