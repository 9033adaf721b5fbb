import { isDay } from '@touchline/domain/catalogue'
import { writeListState, type ListState } from '#shared/router'
import type { OpenPage } from '#pages/open'

/**
 * Keys of a list that make another page of it, by page ([META-1]): which part of it, of which sport, of which past day. Filters and
 * orders show the same again, and days to come are soon past, so their addresses name the page without them (record 0072).
 */
const KEYS: Readonly<Partial<Record<OpenPage['key'], readonly (keyof ListState)[]>>> = {
  sport: ['page'],
  category: ['page'],
  league: ['page'],
  e_sports: ['page'],
  schedule: ['page', 'sport'],
  results: ['date', 'page', 'sport'],
}

/** The query of a page's one address: `?` and what makes it another page, or empty. What is no day asks for none. */
export function canonicalSearch(page: OpenPage['key'], list: ListState): string {
  const keys = KEYS[page] ?? []
  const kept = keys.filter(key => key !== 'date' || isDay(list.date ?? ''))
  return writeListState(Object.fromEntries(kept.map(key => [key, list[key]])))
}
