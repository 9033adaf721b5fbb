import { BASE_PATH, readLocalePath, type LocalePathOptions } from '@touchline/domain/locale'
import { RECEIPT_VERIFY } from './createHref.ts'
import { FIXED, type FixedKey, type FixedSegment } from './fixedPages.ts'
import { readListState, type ListState } from './listState.ts'

/** Which page an address asks for, before any look-up. `slug` may be a category, a league or an event: the look-up tells. */
export type PageRef =
  | { readonly key: 'sports' | 'receipt_verify' | FixedKey }
  | { readonly key: 'sport'; readonly sport: string }
  | { readonly key: 'slug'; readonly sport: string; readonly slug: string }

export type PageAddress = {
  readonly kind: 'page'
  readonly locale: string
  readonly page: PageRef
  readonly path: string
  /** What its query asks of a list. */
  readonly list: ListState
}

export type Address =
  | PageAddress
  /** The address has one proper form, and it is this (301). */
  | { readonly kind: 'redirect'; readonly to: string }

/**
 * Reads a pathname: locale first, then the base path, then a fixed key, a sport, or a sport and a slug. Addresses are lower case and
 * have no slash at their end; others lead to the proper one.
 * @param search with its `?`, or empty; kept by redirects
 */
export function readAddress(pathname: string, search: string, options: LocalePathOptions): Address {
  const { locale, path, redirectTo } = readLocalePath(properPath(pathname), options)
  if (path === '/') return { kind: 'redirect', to: inLocale(BASE_PATH, locale, options) + search }
  const proper = redirectTo ?? properPath(pathname)
  if (proper !== pathname) return { kind: 'redirect', to: proper + search }
  return { kind: 'page', locale, path, page: readPage(path), list: readListState(search) }
}

function readPage(path: string): PageRef {
  if (path === RECEIPT_VERIFY) return { key: 'receipt_verify' }
  const [, base, sport, slug, ...rest] = path.split('/')
  if (`/${base}` !== BASE_PATH || rest.length > 0) return { key: 'not_found' }
  if (sport === undefined) return { key: 'sports' }
  if (isFixed(sport)) return { key: slug === undefined ? FIXED[sport] : 'not_found' }
  if (slug === undefined) return { key: 'sport', sport }
  return { key: 'slug', sport, slug }
}

const isFixed = (segment: string): segment is FixedSegment => Object.hasOwn(FIXED, segment)

/** One slash between segments, none at the end, lower case where the address is ours (a locale keeps its own letters). */
function properPath(pathname: string): string {
  const segments = pathname.split('/').filter(segment => segment !== '')
  const base = segments.findIndex(segment => `/${segment.toLowerCase()}` === BASE_PATH)
  return `/${segments.map((segment, index) => (base >= 0 && index >= base ? segment.toLowerCase() : segment)).join('/')}`
}

function inLocale(path: string, locale: string, { locales, alwaysPrefix }: LocalePathOptions): string {
  return locale === locales[0] && alwaysPrefix !== true ? path : `/${locale}${path}`
}
