import { useSyncExternalStore } from 'react'
import { Lazy, type LazyProps } from './Lazy.tsx'

/**
 * Lazy part that the server leaves out. The HTML, hydration and the time until the code is loaded show `fallback`, so
 * nothing flashes; by default nothing.
 */
export function ClientOnly({ fallback = null, children }: LazyProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? <Lazy fallback={fallback}>{children}</Lazy> : fallback
}

const subscribeToNothing = (): (() => void) => () => {}
