import type { FastifyRequest } from 'fastify'
import { resolveAcceptLanguage, type Locale } from '@touchline/domain/locale'

/** What was found for a request, so that its headers are read once. */
const found = new WeakMap<object, Locale>()

/**
 * The language an answer is written in: the first of Accept-Language that the site has (spec sections 5 and 7.2). A plain link has no
 * headers of its own, the browser sends its own language along: it may name the page's in its address. An address that cannot be read
 * has no query. Read once for each request, however often it is asked for.
 */
export function localeOf(request: FastifyRequest, locales: readonly Locale[]): Locale {
  const locale = found.get(request) ?? readLocale(request, locales)
  found.set(request, locale)
  return locale
}

function readLocale({ headers, query }: FastifyRequest, locales: readonly Locale[]): Locale {
  const named = (query as { readonly locale?: unknown } | null)?.locale
  return (
    locales.find(locale => locale === named) ??
    resolveAcceptLanguage(headers['accept-language'], {
      supported: locales,
      defaultLocale: locales[0] ?? 'en',
    })
  )
}
