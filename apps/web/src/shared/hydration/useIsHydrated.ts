import { useSyncExternalStore } from 'react'
import { hydration } from './hydration.ts'

/**
 * Whether every part of the first page is hydrated. What this browser has stored is applied then: a change around parts
 * that still await hydration would make React hydrate all of them at once.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribe, hydration.isDone, notOnServer)

function subscribe(listener: () => void): () => void {
  let isUsed = true
  void hydration.done().then(() => isUsed && listener())
  return () => {
    isUsed = false
  }
}

const notOnServer = (): boolean => false
