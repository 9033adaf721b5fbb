import { readLocalePath, writeLocalePath } from '@touchline/domain/locale'
import { isErrorKind, type OpenPage } from '../router/index.ts'
import type { Head } from '#pages/shared'
import type { ListState } from '#core/addresses'
import { canonicalSearch } from './canonicalSearch.ts'
import type { SiteConfig } from '../pageState.ts'
import { SOCIAL_SIZE, socialImage } from './socialImage.ts'
import { structuredData } from './structuredData.ts'

/** One element of a page's head, as attributes; `title` and `script` have their text in `content`. */
export type HeadTag =
  | {
      readonly name: 'title' | 'meta' | 'link'
      readonly attributes: Readonly<Record<string, string>>
    }
  /** Data, never code. */
  | { readonly name: 'script'; readonly data: object }

export type HeadOptions = {
  readonly head: Head
  readonly page: OpenPage['key']
  readonly list: ListState
  readonly config: Pick<SiteConfig, 'siteName' | 'locales' | 'isIndexed'> &
    Partial<Pick<SiteConfig, 'alwaysPrefix'>>
  readonly locale: string
  readonly pathname: string
  readonly origin: string
}

/** The head of a page: title, canonical and alternate addresses, social preview, structured data (spec section 2.5). */
export function headTags(options: HeadOptions): readonly HeadTag[] {
  const { head, page, config, locale, origin } = options
  const title = `${head.title} · ${config.siteName}`
  const image = origin + socialImage(head.subject, locale)
  return [
    { name: 'title', attributes: { content: title } },
    meta('name', 'description', head.description),
    ...(head.noIndex || !config.isIndexed ? [meta('name', 'robots', 'noindex')] : []),
    // An address without a page has no canonical form.
    ...(isErrorKind(page) ? [] : addresses(options)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', config.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(SOCIAL_SIZE.width)),
    meta('property', 'og:image:height', String(SOCIAL_SIZE.height)),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    ...structuredData({ head, config, locale, origin, image }).map(data => ({
      name: 'script' as const,
      data,
    })),
  ]
}

/**
 * The page's canonical address, and the same page in every language; the first language is the default for all
 * others.
 */
function addresses({ page, list, config, locale, pathname, origin }: HeadOptions): HeadTag[] {
  const { locales } = config
  const { path } = readLocalePath(pathname, config)
  const search = canonicalSearch(page, list)
  const inLocale = (other: string): string => origin + writeLocalePath(path, other, config) + search
  const alternate = (language: string, target: string): HeadTag =>
    link({ rel: 'alternate', hreflang: language, href: inLocale(target) })
  return [
    link({ rel: 'canonical', href: inLocale(locale) }),
    alternate('x-default', locales[0] ?? locale),
    ...locales.map(other => alternate(other, other)),
    meta('property', 'og:url', inLocale(locale)),
    ...territoryOf(locale).map(territory => meta('property', 'og:locale', territory)),
    ...locales
      .filter(other => other !== locale)
      .flatMap(territoryOf)
      .map(territory => meta('property', 'og:locale:alternate', territory)),
  ]
}

const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ name: 'link', attributes })

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
})

/**
 * A locale as social networks write it, with the country of most of its speakers: `pt_BR`, `de_DE`, `zh_CN`; empty
 * where none is known.
 */
function territoryOf(locale: string): readonly string[] {
  const { language, region } = new Intl.Locale(locale).maximize()
  return region === undefined ? [] : [`${language}_${region}`]
}
