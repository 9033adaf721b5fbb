import { lazy } from 'react'
import type { MatchesFilter } from '#core/catalogue'
import { Lazy } from '#shared/lazy'
import type { HashTab } from '../list-address/listTab.ts'

const TABS = {
  favorites: lazy(() => import('./TabFavourites.tsx')),
  outrights: lazy(() => import('./TabOutrights.tsx')),
  betbuilder: lazy(() => import('./TabBetBuilder.tsx')),
}

/** What a tab of its own hash shows of a page's matches. Nobody sees it before a page is alive, so its code comes with the tab. */
export function TabList({ tab, scope }: { tab: HashTab; scope: MatchesFilter }) {
  const Tab = TABS[tab]
  return (
    <Lazy>
      <Tab scope={scope} />
    </Lazy>
  )
}
