import type { ListState } from '#core/addresses'

/** The tabs of a list page (spec section 2.7, event-list tabs). */
export type ListTab = 'top' | 'all' | HashTab

/** Tabs that are a hash in the address, like the bet builder's marker (spec section 2.1). */
export const HASH_TABS = ['favorites', 'outrights', 'betbuilder'] as const
export type HashTab = (typeof HASH_TABS)[number]

export const isHashTab = (tab: ListTab): tab is HashTab => HASH_TABS.some(marked => marked === tab)

/** The query of `all` on a page that opens on `top`: without any query its address would be that of `top`. */
export const WHOLE_LIST: ListState = { sortBy: 'start_time:asc' }

export const isFiltered = (list: ListState): boolean => Object.keys(list).length > 0

/** A change of filters; undefined removes one. */
export type ListChange = { readonly [Key in keyof ListState]: ListState[Key] | undefined }

/**
 * The filters of a list after a change. Other matches begin at the first page; without any filter the `all` tab stays
 * open.
 */
export function nextListState(list: ListState, change: ListChange, hasTop: boolean): ListState {
  const { page = 1 } = change
  const wanted = { ...list, ...change, page: page > 1 ? page : undefined }
  const next = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return hasTop && !isFiltered(next) ? WHOLE_LIST : next
}

/** @param hash with its `#`, or empty */
export function tabOf(hash: string, list: ListState, hasTop: boolean): ListTab {
  const marked = HASH_TABS.find(tab => `#${tab}` === hash)
  return marked ?? (hasTop && !isFiltered(list) ? 'top' : 'all')
}

/** The address of a tab: a query for `all`, a hash for those that have one. */
export function hrefOfTab(
  tab: ListTab,
  list: ListState,
  hasTop: boolean,
  write: (list: ListState) => string,
): string {
  // The hash is needed even for the default tab: without one the browser would not leave the hash of the current tab.
  if (tab === tabOf('', list, hasTop) || isHashTab(tab)) return `${write(list)}#${tab}`
  return write(tab === 'all' && hasTop ? WHOLE_LIST : {})
}
