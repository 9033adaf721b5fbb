import { switchLocale } from '@touchline/domain/locale'
import type { Head } from '#routes/open'
import type { SiteConfig } from './pageState.ts'

/** One element of a page's head, as attributes; `title` has its text in `content`. */
export type HeadTag = {
  readonly name: 'title' | 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

export type HeadNeeds = {
  readonly head: Head
  readonly config: Pick<SiteConfig, 'siteName' | 'locales'>
  readonly locale: string
  readonly pathname: string
  readonly origin: string
}

/** Everything a page says of itself: title, canonical and alternate addresses, social preview (spec section 2.5). */
export function headTags({ head, config, locale, pathname, origin }: HeadNeeds): readonly HeadTag[] {
  const { siteName, locales } = config
  const title = `${head.title} · ${siteName}`
  const canonical = origin + pathname
  const alternate = (language: string, target: string): HeadTag => ({
    name: 'link',
    attributes: {
      rel: 'alternate',
      hreflang: language,
      href: origin + switchLocale(pathname, target, { locales }),
    },
  })
  const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
    name: 'meta',
    attributes: { [key]: name, content },
  })
  return [
    { name: 'title', attributes: { content: title } },
    meta('name', 'description', head.description),
    ...(head.noIndex ? [meta('name', 'robots', 'noindex')] : []),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    alternate('x-default', locales[0] ?? locale),
    ...locales.map(other => alternate(other, other)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', locale),
    meta('name', 'twitter:card', 'summary'),
  ]
}
