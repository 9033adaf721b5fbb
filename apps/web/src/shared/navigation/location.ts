import { createContext, use, useSyncExternalStore } from 'react'

/** Location of the page on show. The address bar may already have that of a page that is still loading. */
export interface ShownLocation {
  /** Path and query. */
  href(): string
  subscribe(listener: () => void): () => void
}

/** A location that never changes: on the server, in tests and in stories. */
export const fixedLocation = (href: string): ShownLocation => ({
  href: () => href,
  subscribe: () => () => {},
})

export const LocationContext = createContext(fixedLocation('/'))

/** Path of the page on show, with its locale. */
export function usePath(): string {
  const location = use(LocationContext)
  const path = (): string => location.href().split('?')[0] ?? '/'
  return useSyncExternalStore(location.subscribe, path, path)
}

/** A parameter of the current address; undefined without one, and on the server, whose HTML is the same for all. */
export function useAddressParam(name: string): string | undefined {
  const location = use(LocationContext)
  return useSyncExternalStore(
    location.subscribe,
    () => new URLSearchParams(location.href().split('?')[1]).get(name) ?? undefined,
    () => undefined,
  )
}
