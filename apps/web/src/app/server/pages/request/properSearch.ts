import { readListState } from '#core/addresses'

/**
 * The query of an address with the page number in canonical form ([ADDRESS-5]): page 1 and invalid numbers are left
 * out.
 */
export function properSearch(search: string): string {
  if (!search.includes('page=')) return search
  const query = new URLSearchParams(search)
  const { page } = readListState(search)
  if (query.getAll('page').join() === String(page ?? '')) return search
  query.delete('page')
  if (page !== undefined) query.set('page', String(page))
  return query.size > 0 ? `?${query.toString()}` : ''
}
