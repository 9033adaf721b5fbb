import { lazy } from 'react'
import type { MatchesFilter } from '#core/catalogue'
import { Lazy } from '#shared/lazy'
import type { HashTab } from '../list-address/listTab.ts'

const TABS = {
  favorites: lazy(() => import('./TabFavourites.tsx')),
  outrights: lazy(() => import('./TabOutrights.tsx')),
  betbuilder: lazy(() => import('./TabBetBuilder.tsx')),
}

/** The content of a tab that is a hash. It is not visible before hydration, so its code is loaded with the tab. */
export function TabList({ tab, scope }: { tab: HashTab; scope: MatchesFilter }) {
  const Tab = TABS[tab]
  return (
    <Lazy>
      <Tab scope={scope} />
    </Lazy>
  )
}
