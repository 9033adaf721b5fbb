import type { CallReply } from '@touchline/contract'
import type { LocalePathOptions } from '@touchline/domain/locale'
import type { System } from '../site/site.ts'
import { createHref, RACING, type Href, type LinkedPage } from '#core/addresses'
import { PAGES, type PageKey } from '#pages'
import { MANIFESTS } from '#pages/manifests'

/** A page in a sitemap: its address in each language, the site's first language first, and its last change. */
export type SitemapPage = {
  readonly path: (href: Href) => string
  /** Epoch milliseconds; undefined where it is unknown. */
  readonly changedAt?: number | undefined
}

/** Maximum number of addresses in one file, those in other languages included (sitemaps.org). */
const ADDRESSES_MAX = 50_000

/** Pages that belong to no sport: those whose manifest puts them into the sitemap, and the operator's own. */
export function sitePages(site: SitePages, changedAt: number | undefined): readonly SitemapPage[] {
  const listed = Object.entries(PAGES).filter(([key]) => {
    const { sitemap = false } = MANIFESTS[key as PageKey]
    return sitemap === true || (sitemap && site[sitemap])
  })
  return [
    ...listed.map(([key, [path]]) =>
      key === 'sports'
        ? { path: (href: Href) => href.home(), changedAt }
        : { path: (href: Href) => href.fixed(path as LinkedPage) },
    ),
    ...(site.custom_pages ?? []).map(({ path }) => ({ path: (href: Href) => `${href.home()}/${path}` })),
  ]
}

type SitePages = Pick<System, 'is_lottery_enabled' | 'custom_pages'>

type Listed = CallReply<'getSitemap'>['data']

/**
 * A sport's own page, its categories, leagues and matches. Countries and courses of races have no pages of their own
 * ([ADDRESS-3]).
 */
export function sportPages(sport: string, listed: Listed): readonly SitemapPage[] {
  const isRacing = sport === RACING
  const withPage = listed.filter(({ kind }) => !isRacing || (kind !== 'category' && kind !== 'league'))
  return [
    { path: href => href.sport(sport), changedAt: lastOf(listed.map(({ updated_at }) => updated_at)) },
    ...withPage.map(({ slug, updated_at: changedAt }) => ({
      path: (href: Href) => href.match({ slug, sport: { key: sport } }),
      changedAt,
    })),
  ]
}

/** The latest of some instants; undefined for none. */
export function lastOf(instants: readonly (number | undefined)[]): number | undefined {
  const known = instants.filter(at => at !== undefined)
  return known.length > 0 ? known.reduce((last, at) => Math.max(last, at)) : undefined
}

/** Pages split into files of the size that search engines accept. */
export function inFiles(
  pages: readonly SitemapPage[],
  locales: readonly string[],
): readonly (readonly SitemapPage[])[] {
  const size = Math.max(1, Math.floor(ADDRESSES_MAX / locales.length))
  const count = Math.max(1, Math.ceil(pages.length / size))
  return Array.from({ length: count }, (_, n) => pages.slice(n * size, (n + 1) * size))
}

/** A page's address in each language, the first one's first. */
export function addressesOf(
  { path }: SitemapPage,
  hrefs: readonly { readonly locale: string; readonly href: Href }[],
): readonly { readonly locale: string; readonly path: string }[] {
  return hrefs.map(({ locale, href }) => ({ locale, path: path(href) }))
}

export const hrefsOf = (options: LocalePathOptions) =>
  options.locales.map(locale => ({ locale, href: createHref(locale, options) }))
