import type { Locale } from './locale.ts'

/** Pages are below this path (spec section 2.1). */
export const BASE_PATH = '/sports'

/** How a site encodes languages in its addresses. */
export type LocalePathOptions = {
  /** In the site's order; the first has no prefix. */
  readonly locales: readonly Locale[]
  /** Whether the first locale has a prefix too (spec section 2.1). */
  readonly alwaysPrefix?: boolean
}

/** An address without its language. */
export type LocalePath = {
  readonly locale: Locale
  /** The path without its locale: `/sports/soccer`. */
  readonly path: string
  /** The target of a permanent redirect when the address is not canonical ([LOCALE-10]). */
  readonly redirectTo?: string
}

/**
 * Reads the locale from a pathname ([LOCALE-8]): the first segment, before the base path; without one, the first
 * configured locale. An unnecessary prefix, a prefix in other letter case and `/sports/de/...` redirect to the
 * canonical address.
 */
export function readLocalePath(pathname: string, options: LocalePathOptions): LocalePath {
  const first = options.locales[0] ?? 'en'
  const segments = pathname.split('/').slice(1)
  const atFront = find(segments[0], options.locales)
  const afterBase = atFront
    ? undefined
    : `/${segments[0]}` === BASE_PATH
      ? find(segments[1], options.locales)
      : undefined
  const locale = atFront ?? afterBase ?? first
  // Leading slashes are collapsed: `/en//example.org` must never redirect to another host.
  const path = atFront
    ? `/${segments.slice(1).join('/').replace(/^\/+/, '')}`
    : afterBase
      ? `/${[segments[0], ...segments.slice(2)].join('/')}`
      : pathname
  const proper = writeLocalePath(path, locale, options)
  return proper === pathname ? { locale, path } : { locale, path, redirectTo: proper }
}

/** The address of a path in a locale ([LOCALE-8]). Addresses outside the site (http, sms:, mailto:) stay unchanged. */
export function writeLocalePath(
  path: string,
  locale: Locale,
  { locales, alwaysPrefix }: LocalePathOptions,
): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  if (locale === locales[0] && alwaysPrefix !== true) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The same page in another language, with query and hash ([LOCALE-9]; spec section 2.4). */
export function switchLocale(href: string, locale: Locale, options: LocalePathOptions): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  return writeLocalePath(readLocalePath(pathname, options).path, locale, options) + rest
}

function find(segment: string | undefined, locales: readonly Locale[]): Locale | undefined {
  return segment ? locales.find(locale => locale.toLowerCase() === segment.toLowerCase()) : undefined
}
