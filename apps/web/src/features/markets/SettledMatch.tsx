import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import type { SettledTabsProps } from './SettledTabs.tsx'
import css from './SettledMatch.module.css'

// Only matches that are over need it.
const SettledTabs = lazy(async () => ({ default: (await import('./SettledTabs.tsx')).SettledTabs }))

/** How all markets of a finished match were settled; its code is loaded for such matches only. Its space is reserved. */
export function SettledMatch(props: SettledTabsProps) {
  return (
    <div className={css.place}>
      <ClientOnly>
        <SettledTabs {...props} />
      </ClientOnly>
    </div>
  )
}
