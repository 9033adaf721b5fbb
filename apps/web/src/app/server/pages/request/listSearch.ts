import { writeListState, type ListState } from '#core/addresses'
import type { PageKey } from '#pages'
import { MANIFESTS } from '#pages/manifests'
import type { PageManifest } from '#pages/shared'
import { readAddress, type AddressOptions, type PageAddress } from '../../../router/index.ts'

/**
 * The part of a request's query that changes its page, in one canonical form: requests that differ in the rest, such
 * as tracking keys, share the page's HTML. With its `?`, or empty.
 */
export function listSearch(pathname: string, search: string, options: AddressOptions): string {
  const address = readAddress(pathname, search, options)
  if (address.kind === 'redirect') return ''
  const keys = listKeysOf(address.page)
  if (keys === 'all') return writeListState(address.list)
  return writeListState(Object.fromEntries(keys.map(key => [key, address.list[key]])) as ListState)
}

function listKeysOf({ key }: PageAddress['page']): NonNullable<PageManifest['listKeys']> {
  // Only a look-up can tell the kind of a slug's page: a league has a list.
  const found = key === 'slug' ? 'league' : key
  return (found in MANIFESTS ? MANIFESTS[found as PageKey].listKeys : undefined) ?? []
}
