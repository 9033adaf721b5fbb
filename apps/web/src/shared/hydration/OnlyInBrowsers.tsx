import { Suspense, useSyncExternalStore, type ReactNode } from 'react'

/** Draws its children once the page is hydrated, and `fallback` until then and while their code is on its way. */
export function OnlyInBrowsers({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )
  return isHydrated ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}

const listenToNothing = (): (() => void) => () => {}
