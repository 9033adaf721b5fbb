import type { FastifyRequest } from 'fastify'
import type { SiteSettings } from './site.ts'

const TRUSTED = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** The country a request comes from, as the web process determined it, else the configured one. */
export function countryOf(request: FastifyRequest, site: SiteSettings): string | undefined {
  const header = request.headers['x-country']
  const isTrusted = TRUSTED.includes(request.socket.remoteAddress ?? '')
  if (isTrusted && typeof header === 'string' && /^[a-z]{2}$/i.test(header)) return header.toUpperCase()
  return site.defaultCountry
}

/** Whether sign-in is refused from a country (spec section 5). */
export function isBlocked(country: string | undefined, site: SiteSettings): boolean {
  return country !== undefined && site.blockedCountries.includes(country)
}
