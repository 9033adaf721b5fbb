import { BASE_PATH, readLocalePath, type LocalePathOptions } from '@touchline/domain/locale'
import { readListState, type ListState } from '#core/addresses'
import { PAGES, type PageKey } from '#pages'

type FixedKey = Exclude<
  PageKey,
  'sport' | 'category' | 'league' | 'match' | 'outright' | 'users' | 'custom_page'
>

/** The page without parameters at a path; it wins over a sport with the same key (spec section 2.1). */
const fixedAt = (path: string): FixedKey | undefined =>
  (Object.keys(PAGES) as FixedKey[]).find(key => PAGES[key][0] === path && !path.includes(':'))
/** Error pages that have an address (spec section 2.1). */
const ERRORS = { blocked: 'blocked', locked: 'locked', '404': 'not_found', '500': 'broken' } as const

/** The page of an address, before any look-up. `slug` may be a category, a league or an event: the look-up decides. */
export type PageRef =
  | { readonly key: FixedKey | (typeof ERRORS)[keyof typeof ERRORS] }
  | { readonly key: 'users'; readonly page: string }
  | { readonly key: 'custom_page'; readonly path: string }
  | { readonly key: 'sport'; readonly sport: string }
  | { readonly key: 'slug'; readonly sport: string; readonly slug: string }

export type PageAddress = {
  readonly kind: 'page'
  readonly locale: string
  readonly page: PageRef
  readonly path: string
  /** The list parameters of its query. */
  readonly list: ListState
}

export type Address =
  | PageAddress
  /** The address has one canonical form, and it is this (301). */
  | { readonly kind: 'redirect'; readonly to: string }

export type AddressOptions = LocalePathOptions & {
  /** Paths of the operator's own pages, below the base path. */
  readonly customPages?: readonly string[]
}

/**
 * Reads a pathname: locale first, then the base path, then a fixed key, a page of the operator's own, a sport, or a
 * sport and a slug ([ADDRESS-5]). Canonical addresses are lower case, without a slash at their end, with each letter
 * written one way; others redirect to those. An unreadable address is not found.
 * @param search with its `?`, or empty; redirects keep it
 */
export function readAddress(pathname: string, search: string, options: AddressOptions): Address {
  const written = properPath(pathname)
  if (written === undefined) {
    const { locale } = readLocalePath(pathname, options)
    return { kind: 'page', locale, path: pathname, page: { key: 'not_found' }, list: {} }
  }
  const { locale, path, redirectTo } = readLocalePath(written, options)
  if (path === '/') return { kind: 'redirect', to: inLocale(BASE_PATH, locale, options) + search }
  const proper = redirectTo ?? written
  if (proper !== pathname) return { kind: 'redirect', to: proper + search }
  return { kind: 'page', locale, path, page: readPage(path, options), list: readListState(search) }
}

function readPage(path: string, { customPages = [] }: AddressOptions): PageRef {
  const outside = fixedAt(path)
  if (outside) return { key: outside }
  const [, base, ...segments] = path.split('/').map(decodeURIComponent)
  if (`/${base}` !== BASE_PATH) return { key: 'not_found' }
  const [sport = '', slug, ...rest] = segments
  // A slash in a segment was written as %2F: it must not name a page outside the base path.
  if (sport.includes('/')) return { key: 'not_found' }
  const fixed = fixedAt(sport) ?? (isError(sport) ? ERRORS[sport] : undefined)
  if (fixed) return { key: slug === undefined ? fixed : 'not_found' }
  if (sport === 'users') {
    return { key: 'users', page: segments.slice(1).join('/') }
  }
  const own = segments.join('/')
  if (customPages.includes(own)) return { key: 'custom_page', path: own }
  if (rest.length > 0 || !SPORT_KEY.test(sport)) return { key: 'not_found' }
  if (slug === undefined) return { key: 'sport', sport }
  return SLUG.test(slug) ? { key: 'slug', sport, slug } : { key: 'not_found' }
}

/** A key that no sport and no slug can have is not found without a request. */
export const SPORT_KEY = /^[a-z0-9_-]{1,64}$/
export const SLUG = /^[\p{L}\p{M}\p{N}._~-]{1,200}$/u

const isError = (segment: string): segment is keyof typeof ERRORS => Object.hasOwn(ERRORS, segment)

/**
 * One slash between segments, none at the end, lower case where the address is ours (a locale keeps its own letters),
 * and no percent code for a letter that needs none. Undefined where it cannot be read.
 */
function properPath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const base = segments.findIndex(segment => `/${segment.toLowerCase()}` === BASE_PATH)
    const proper = segments.map((text, index) => (base >= 0 && index >= base ? text.toLowerCase() : text))
    return `/${proper.map(encodeURIComponent).join('/')}`
  } catch {
    return undefined
  }
}

function inLocale(path: string, locale: string, { locales, alwaysPrefix }: LocalePathOptions): string {
  return locale === locales[0] && alwaysPrefix !== true ? path : `/${locale}${path}`
}
