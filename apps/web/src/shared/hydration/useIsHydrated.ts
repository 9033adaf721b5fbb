import { useSyncExternalStore } from 'react'
import { hydration } from './hydration.ts'

let isDone = false

/**
 * Whether every part of the first page is hydrated. What this browser has stored is applied then: a change around parts
 * that still await hydration would make React hydrate all of them at once.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribe, () => isDone, notOnServer)

function subscribe(listener: () => void): () => void {
  let isUsed = true
  void hydration.done().then(() => {
    isDone = true
    if (isUsed) listener()
  })
  return () => {
    isUsed = false
  }
}

const notOnServer = (): boolean => false
