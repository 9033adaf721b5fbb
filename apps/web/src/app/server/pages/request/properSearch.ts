import { readListState } from '#core/addresses'

/**
 * The query of an address with its page written the one way ([ADDRESS-5]): the first needs no word, and neither does
 * what is no page.
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
