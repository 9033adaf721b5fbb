import { useSyncExternalStore } from 'react'
import { useHref, usePath, writeListState, type ListState } from '#shared/router'
import type { ListTabsProps } from './ListTabs.tsx'
import { hrefOfTab, tabOf } from './listTab.ts'

/** The tabs of the page on show, and which of them it shows. Servers know no hash: they draw what the query asks for. */
export function useListTabs(list: ListState, { hasTop, sport }: ListTabsOptions): ListTabsProps {
  const path = usePath()
  const href = useHref()
  const hash = useSyncExternalStore(
    listenToHash,
    () => location.hash,
    () => '',
  )
  const write = (asked: ListState): string => path + writeListState(asked)
  const places = hasTop ? (['top', 'all', 'betbuilder'] as const) : (['all', 'betbuilder'] as const)
  const favorites = {
    key: 'favorites' as const,
    href: href.fixed('favorites') + writeListState(sport === undefined ? {} : { sport }),
  }
  const tabs = places.map(key => ({ key, href: hrefOfTab(key, list, hasTop, write) }))
  return { tabs: [...tabs.slice(0, -1), favorites, ...tabs.slice(-1)], current: tabOf(hash, list, hasTop) }
}
export interface ListTabsOptions {
  /** Whether the page opens on the first matches of each kind rather than on the whole list. */
  hasTop: boolean
  /** Sport whose favourites the tab leads to. */
  sport?: string
}

function listenToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
