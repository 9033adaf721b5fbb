import { useSyncExternalStore, type ReactNode } from 'react'
import { Later } from './Later.tsx'

/** Draws its children once the page is hydrated, and `fallback` until then and while their code is on its way. */
export function OnlyInBrowsers({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? <Later fallback={fallback}>{children}</Later> : fallback
}

const listenToNothing = (): (() => void) => () => {}
