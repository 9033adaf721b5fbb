import { useSyncExternalStore } from 'react'
import { writeListState, type ListState } from '#core/addresses'
import { usePath } from '#shared/navigation'
import type { ListTabsProps } from './ListTabs.tsx'
import { HASH_TABS, hrefOfTab, tabOf } from '../list-address/listTab.ts'

/**
 * The tabs of the current page, and which of them is shown. Servers do not see the hash: they render what the query
 * selects.
 * @param hasTop whether the page opens on its top matches rather than on the whole list
 */
export function useListTabs(list: ListState, hasTop: boolean): ListTabsProps {
  const path = usePath()
  const hash = useSyncExternalStore(
    listenToHash,
    () => location.hash,
    () => '',
  )
  const write = (filtered: ListState): string => path + writeListState(filtered)
  const places = [...(hasTop ? (['top'] as const) : []), 'all' as const, ...HASH_TABS]
  return {
    tabs: places.map(key => ({ key, href: hrefOfTab(key, list, hasTop, write) })),
    current: tabOf(hash, list, hasTop),
  }
}

function listenToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
