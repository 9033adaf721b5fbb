import type { LocalePathOptions } from '@touchline/domain/locale'
import type { ReactNode } from 'react'
import { createRequiredContext } from '#shared/context'
import { LocationContext, type ShownLocation } from '#shared/navigation'
import type { Href } from './createHref.ts'

type Addresses = { readonly href: Href } & LocalePathOptions
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
  /** Whether the first locale has its prefix in addresses too. */
  alwaysPrefix?: boolean
  shown: ShownLocation
  children: ReactNode
}

export function useHref(): Href {
  return useAddresses().href
}

/** The languages of the site, and how its addresses name them. */
export function useLocalePaths(): LocalePathOptions {
  return useAddresses()
}
