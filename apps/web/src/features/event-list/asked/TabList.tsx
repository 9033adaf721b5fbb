import { lazy } from 'react'
import type { MatchesFilter } from '#core/catalogue'
import { Later } from '#shared/hydration'
import type { HashTab } from './listTab.ts'

const TabMatches = lazy(() => import('./TabMatches.tsx'))
const TabOutrights = lazy(() => import('./TabOutrights.tsx'))

/** What a tab of its own hash shows of a page's matches. Nobody sees it before a page is alive, so its code comes with the tab. */
export function TabList({ tab, scope }: { tab: HashTab; scope: MatchesFilter }) {
  return (
    <Later>
      {tab === 'outrights' ? (
        <TabOutrights scope={scope} />
      ) : (
        <TabMatches key={tab} tab={tab} scope={scope} />
      )}
    </Later>
  )
}
