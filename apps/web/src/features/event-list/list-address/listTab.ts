import type { ListState } from '#core/addresses'

/** Ways to look at the matches of a page (spec section 2.7, event-list tabs). */
export type ListTab = 'top' | 'all' | HashTab

/** Tabs that are the hash of an address, as the bet builder's marker is (spec section 2.1). */
export const HASH_TABS = ['favorites', 'outrights', 'betbuilder'] as const
export type HashTab = (typeof HASH_TABS)[number]

export const isHashTab = (tab: ListTab): tab is HashTab => HASH_TABS.some(marked => marked === tab)

/** What `all` asks for where a page opens on `top`: the query of an address is what makes it a list. */
export const ALL: ListState = { sortBy: 'start_time:asc' }

export const isFiltered = (list: ListState): boolean => Object.keys(list).length > 0

/** What is to be asked otherwise of a list; undefined is no longer asked. */
export type ListChange = { readonly [Key in keyof ListState]: ListState[Key] | undefined }

/** What a list is asked next. What leads to other matches begins at the first page; with nothing else asked, a list stays the list. */
export function nextListState(list: ListState, change: ListChange, hasTop: boolean): ListState {
  const { page = 1 } = change
  const wanted = { ...list, ...change, page: page > 1 ? page : undefined }
  const asked = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return hasTop && !isFiltered(asked) ? ALL : asked
}

/** @param hash with its `#`, or empty */
export function tabOf(hash: string, list: ListState, hasTop: boolean): ListTab {
  const marked = HASH_TABS.find(tab => `#${tab}` === hash)
  return marked ?? (hasTop && !isFiltered(list) ? 'top' : 'all')
}

/** Addresses of the tabs, which say all there is to say: the query for `all`, the hash for those that have one. */
export function hrefOfTab(
  tab: ListTab,
  list: ListState,
  hasTop: boolean,
  write: (list: ListState) => string,
): string {
  // The same address with another hash: one without any would be the address that is there already.
  if (tab === tabOf('', list, hasTop) || isHashTab(tab)) return `${write(list)}#${tab}`
  return write(tab === 'all' && hasTop ? ALL : {})
}
