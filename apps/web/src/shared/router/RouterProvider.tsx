import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Href } from './createHref.ts'

/** Where the page on show stands: not the address bar, which may already be that of a page still loading. */
export interface Shown {
  /** Path and query. */
  href(): string
  subscribe(listener: () => void): () => void
}

type Routing = { readonly href: Href; readonly locales: readonly string[]; readonly shown: Shown }
const RoutingContext = createContext<Routing | undefined>(undefined)

/** Hands addresses and the shown location to everything below. */
export function RouterProvider({ children, ...routing }: RouterProviderProps) {
  return <RoutingContext value={routing}>{children}</RoutingContext>
}
export interface RouterProviderProps {
  href: Href
  /** In the site's order. */
  locales: readonly string[]
  shown: Shown
  children: ReactNode
}

/** A page that stays where it is: on the server, in tests and in pictures of parts. */
export const standingAt = (href: string): Shown => ({ href: () => href, subscribe: () => () => {} })

export function useHref(): Href {
  return useRouting().href
}

export function useLocales(): readonly string[] {
  return useRouting().locales
}

/** Path of the page on show, with its locale. */
export function usePath(): string {
  const { shown } = useRouting()
  const path = (): string => shown.href().split('?')[0] ?? '/'
  return useSyncExternalStore(shown.subscribe, path, path)
}

/** A parameter of the address on show; undefined where it has none, and on the server, whose HTML is the same for all. */
export function useAddressParam(name: string): string | undefined {
  const { shown } = useRouting()
  return useSyncExternalStore(
    shown.subscribe,
    () => new URLSearchParams(shown.href().split('?')[1]).get(name) ?? undefined,
    () => undefined,
  )
}

function useRouting(): Routing {
  const routing = use(RoutingContext)
  if (!routing) throw new Error('Addresses need a RouterProvider above them.')
  return routing
}
