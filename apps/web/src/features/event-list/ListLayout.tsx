import type { ReactNode } from 'react'
import type { ListState } from '#core/addresses'
import type { MatchesFilter } from '#core/catalogue'
import { PageHead, type PageHeadProps } from './heads/PageHead.tsx'
import { FilteredList } from './filtering/FilteredList.tsx'
import { FiltersButton } from './filters/FiltersButton.tsx'
import { FilterSheet } from './filters/FilterSheet.tsx'
import { ListFilters } from './filters/ListFilters.tsx'
import { ListTabs, type ListTabsProps } from './tabs/ListTabs.tsx'
import { isHashTab } from './list-address/listTab.ts'
import { TabList } from './tabs/TabList.tsx'

/**
 * A page that is one list: its title with tabs, its filters, and its matches or the tab that the hash of the address
 * names.
 */
export function ListLayout({
  title,
  star,
  lead,
  tabs,
  list,
  scope,
  tabScope,
  choices,
  hasChoicesOnTabs,
}: ListLayoutProps) {
  const { current } = tabs
  const isList = !isHashTab(current)
  const hasSheet = isList || hasChoicesOnTabs
  return (
    <>
      <PageHead title={title} star={star}>
        {lead}
        <ListTabs {...tabs} />
        {hasSheet && <FiltersButton list={list} />}
      </PageHead>
      {hasSheet && (
        <FilterSheet list={list} scope={isList ? scope : undefined}>
          {choices}
          {isList && <ListFilters list={list} />}
        </FilterSheet>
      )}
      {isHashTab(current) ? (
        <TabList tab={current} scope={tabScope} />
      ) : (
        <FilteredList scope={scope} list={list} />
      )}
    </>
  )
}
export interface ListLayoutProps extends Omit<PageHeadProps, 'children'> {
  /** Before the tabs. */
  lead?: ReactNode
  tabs: ListTabsProps
  list: ListState
  /** What the page is about. */
  scope: MatchesFilter
  /** The same for tabs, which have an order of their own. */
  tabScope: MatchesFilter
  /** More filters, above those that every list has. */
  choices?: ReactNode
  /** Whether these filters are shown on tabs as well, because they link to other pages. */
  hasChoicesOnTabs?: boolean
}
