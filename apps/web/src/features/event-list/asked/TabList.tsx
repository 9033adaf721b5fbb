import type { MatchesFilter } from '#core/catalogue'
import type { HashTab } from './listTab.ts'
import { TabMatches } from './TabMatches.tsx'
import { TabOutrights } from './TabOutrights.tsx'

/** What a tab of its own hash shows of a page's matches. */
export function TabList({ tab, scope }: { tab: HashTab; scope: MatchesFilter }) {
  return tab === 'outrights' ? (
    <TabOutrights scope={scope} />
  ) : (
    <TabMatches key={tab} tab={tab} scope={scope} />
  )
}
