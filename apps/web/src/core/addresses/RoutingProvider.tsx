import type { ReactNode } from 'react'
import { createRequiredContext } from '#shared/context'
import { LocationContext, type ShownLocation } from '#shared/navigation'
import type { Href } from './createHref.ts'

type Addresses = { readonly href: Href; readonly locales: readonly string[] }
const [AddressesContext, useAddresses] = createRequiredContext<Addresses>('RoutingProvider')

/** Gives everything below it the addresses of the product and the location of the page on show. */
export function RoutingProvider({ shown, children, ...addresses }: RoutingProviderProps) {
  return (
    <AddressesContext value={addresses}>
      <LocationContext value={shown}>{children}</LocationContext>
    </AddressesContext>
  )
}
export interface RoutingProviderProps {
  href: Href
  /** In the site's order. */
  locales: readonly string[]
  shown: ShownLocation
  children: ReactNode
}

export function useHref(): Href {
  return useAddresses().href
}

export function useLocales(): readonly string[] {
  return useAddresses().locales
}
