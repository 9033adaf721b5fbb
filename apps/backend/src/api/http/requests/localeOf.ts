import type { FastifyRequest } from 'fastify'
import { resolveAcceptLanguage, type Locale } from '@touchline/domain/locale'

/** Locale by request, so that its headers are parsed once. */
const found = new WeakMap<object, Locale>()

/**
 * The language of an answer: the first of Accept-Language that the site has (spec sections 5 and 7.2). A plain link
 * cannot set headers and sends the browser's language, so it may name the page's language in its query. An address that
 * cannot be parsed has no query. Cached per request.
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
