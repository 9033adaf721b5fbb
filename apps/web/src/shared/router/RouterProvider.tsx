import { createContext, use, type ReactNode } from 'react'
import { Router, useLocation, type BaseLocationHook } from 'wouter'
import type { Href } from './createHref.ts'

type Routing = { readonly href: Href; readonly locales: readonly string[] }
const RoutingContext = createContext<Routing | undefined>(undefined)

/** Hands addresses and the shown location to everything below. */
export function RouterProvider({ href, locales, hook, ssrPath, children }: RouterProviderProps) {
  return (
    <RoutingContext value={{ href, locales }}>
      <Router {...(hook && { hook })} {...(ssrPath !== undefined && { ssrPath })}>
        {children}
      </Router>
    </RoutingContext>
  )
}
export interface RouterProviderProps {
  href: Href
  /** In the site's order. */
  locales: readonly string[]
  /** Location of the page on show: not the browser's, which may already be that of a page still loading. */
  hook?: BaseLocationHook
  /** Address being rendered on the server. */
  ssrPath?: string
  children: ReactNode
}

export function useHref(): Href {
  return useRouting().href
}

export function useLocales(): readonly string[] {
  return useRouting().locales
}

/** Path of the page on show, with its locale. */
export function usePath(): string {
  return useLocation()[0]
}

function useRouting(): Routing {
  const routing = use(RoutingContext)
  if (!routing) throw new Error('Addresses need a RouterProvider above them.')
  return routing
}
