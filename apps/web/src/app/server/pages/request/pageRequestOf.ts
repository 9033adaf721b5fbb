import { readTestProviders, TEST_PROVIDERS_COOKIE, writeTestProviders } from '@touchline/domain/catalogue'
import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { decodePreferences, PREFERENCES_COOKIE } from '#core/settings'
import { proxiedCountryOf } from '../../http/headersFor.ts'
import type { ServerSettings } from '../../settings/readSettings.ts'
import type { SiteSource } from '../../site/site.ts'
import { listSearch } from './listSearch.ts'
import type { PageRequest } from '../pageAnswer.ts'

type Settings = Pick<ServerSettings, 'trustedHops' | 'publicOrigin'>

/** The part of a request that decides which page it gets. */
export async function pageRequestOf(
  { address, headers, raw }: Pick<FastifyRequest, 'address' | 'headers' | 'raw'>,
  site: SiteSource,
  { trustedHops, publicOrigin }: Settings,
): Promise<PageRequest> {
  const cookies = parseCookie(headers.cookie ?? '')
  const tested = readTestProviders(cookies[TEST_PROVIDERS_COOKIE])
  return {
    pathname: address.pathname,
    search: listSearch(address.pathname, address.search, await site.addresses()),
    preferences: decodePreferences(cookies[PREFERENCES_COOKIE]),
    blockedIn: await site.blockedCountry(proxiedCountryOf(raw, trustedHops)),
    testProviders: tested ? writeTestProviders(tested) : '',
    // Where the site has a configured origin, the host of a request cannot make another page.
    origin: publicOrigin ?? address.origin,
  }
}

/** The page that is shown until the back end is ready: no request is made for it. */
export function waitingRequestOf(
  { address, headers }: Pick<FastifyRequest, 'address' | 'headers'>,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): PageRequest {
  const cookies = parseCookie(headers.cookie ?? '')
  return {
    pathname: address.pathname,
    search: '',
    preferences: decodePreferences(cookies[PREFERENCES_COOKIE]),
    blockedIn: undefined,
    testProviders: '',
    origin: publicOrigin ?? address.origin,
    isWaiting: true,
  }
}
