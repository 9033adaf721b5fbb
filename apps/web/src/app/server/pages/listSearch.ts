import { readAddress, writeListState, type AddressOptions, type PageAddress } from '#shared/router'

/** Pages that show a list by the query of their address; a slug may be a league's. */
const WITH_LISTS: ReadonlySet<PageAddress['page']['key']> = new Set([
  'sport',
  'slug',
  'e_sports',
  'schedule',
  'results',
])

/**
 * What of the query of a request says something about its page, written one way: the rest, tracking keys among it,
 * shares the page's HTML. With its `?`, or empty.
 */
export function listSearch(pathname: string, search: string, options: AddressOptions): string {
  const address = readAddress(pathname, search, options)
  if (address.kind === 'redirect') return ''
  const { page, list } = address
  // Everything in play is one list, of which a sport may be shown.
  if (page.key === 'in_play') return writeListState(list.sport === undefined ? {} : { sport: list.sport })
  return WITH_LISTS.has(page.key) ? writeListState(list) : ''
}
