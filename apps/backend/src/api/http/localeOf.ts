import type { FastifyRequest } from 'fastify'
import { resolveAcceptLanguage, type Locale } from '@touchline/domain/locale'

/** The language an answer is written in: the first of Accept-Language that the site has (spec sections 5 and 7.2). */
export function localeOf(request: FastifyRequest, locales: readonly Locale[]): Locale {
  return resolveAcceptLanguage(request.headers['accept-language'], {
    supported: locales,
    defaultLocale: locales[0] ?? 'en',
  })
}
