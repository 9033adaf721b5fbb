import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import type { SettledTabsProps } from './SettledTabs.tsx'

// Of a match that is over.
const SettledTabs = lazy(async () => ({ default: (await import('./SettledTabs.tsx')).SettledTabs }))

/** What all markets of a match that is over came to; its code comes when such a match is on show. */
export function SettledMatch(props: SettledTabsProps) {
  return (
    <ClientOnly>
      <SettledTabs {...props} />
    </ClientOnly>
  )
}
