import { isDay } from '@touchline/domain/catalogue'
import { writeListState, type ListState } from '#core/addresses'
import { MANIFESTS } from '#pages/manifests'
import { isErrorKind, type OpenPage } from '../router/index.ts'

/**
 * The query of a page's canonical address: `?` and the parameters that make it another page, or empty. An invalid
 * date is left out.
 */
export function canonicalSearch(page: OpenPage['key'], list: ListState): string {
  const { canonicalKeys = [] } = isErrorKind(page) ? {} : MANIFESTS[page]
  const keys = canonicalKeys.filter(key => key !== 'date' || isDay(list.date ?? ''))
  return writeListState(Object.fromEntries(keys.map(key => [key, list[key]])))
}
