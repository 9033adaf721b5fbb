import { createClient, toCurrency, type CallReply, type ApiClient } from '@touchline/contract'
import { TEST_PROVIDERS_COOKIE } from '@touchline/domain/catalogue'
import type { Currency, CurrencyCode } from '@touchline/domain/money'
import { FALLBACK_LOCALE } from '@touchline/domain/locale'
import { LRUCache } from 'lru-cache'
import type { AddressOptions } from '../../router/index.ts'
import { lifetime } from '../cache/createTtlCache.ts'
import type { ServerSettings } from '../settings/readSettings.ts'

export type System = CallReply<'getSystem'>['data']

/** The installation, as its API describes it; cached for a while, and longer while the API is down. */
export interface SiteSource {
  /** @param testProviders providers whose matches a tester sees, as {@link writeTestProviders} writes them */
  client(locale: string, country?: string, testProviders?: string): ApiClient
  /** Undefined until the API has answered once. With a country, as for visitors from there. */
  system(locale: string, country?: string): Promise<System | undefined>
  /** The options for reading its addresses. */
  addresses(): Promise<Required<AddressOptions>>
  /** The country of a visitor if pages are blocked there. `named` comes from the proxy in front. */
  blockedCountry(named: string | undefined): Promise<string | undefined>
}

const SYSTEM_TTL_MS = 30_000
/** Languages times the countries and test providers that change an answer. */
const VARIANTS_MAX = 1_000
/** A call to the API that takes longer than this counts as failed for this page. */
const CALL_MS_MAX = 8_000

export function createSite(settings: ServerSettings, now: () => number): SiteSource {
  const systems = new LRUCache<string, System>({
    max: VARIANTS_MAX,
    noDeleteOnStaleGet: true,
    ...lifetime(now, SYSTEM_TTL_MS),
  })
  const toAddress = (base: string): string => (base.startsWith('/') ? settings.backendOrigin + base : base)
  const clients = new LRUCache<string, ApiClient>({ max: VARIANTS_MAX })

  function client(locale: string, country = '', testProviders = ''): ApiClient {
    const key = `${locale} ${country} ${testProviders}`
    let made = clients.get(key)
    if (!made) {
      made = createClient({
        sportsbookBase: toAddress(settings.sportsbookBase),
        platformBase: toAddress(settings.platformBase),
        locale,
        headers: {
          ...(country && { 'x-country': country }),
          ...(testProviders && { cookie: `${TEST_PROVIDERS_COOKIE}=${testProviders}` }),
        },
        // No API of ours redirects: an answer must not choose which address this server requests next.
        fetch: (url, init) =>
          fetch(url, { signal: AbortSignal.timeout(CALL_MS_MAX), redirect: 'error', ...init }),
      })
      clients.set(key, made)
    }
    return made
  }

  async function system(locale: string, country = ''): Promise<System | undefined> {
    const key = locale + country
    const known = systems.get(key)
    if (known) return known
    const answer = await client(locale, country)('getSystem')
    if (!answer.ok) return systems.get(key, { allowStale: true })
    systems.set(key, answer.value.data)
    return answer.value.data
  }

  return {
    client,
    system,
    async addresses() {
      const {
        locales,
        always_prefix: alwaysPrefix = false,
        custom_pages: own = [],
      } = (await system(FALLBACK_LOCALE)) ?? UNKNOWN_SITE
      return { locales, alwaysPrefix, customPages: own.map(({ path }) => path) }
    },
    async blockedCountry(named) {
      const { blocked_countries: blocked = [], user_country: usual } =
        (await system(FALLBACK_LOCALE)) ?? UNKNOWN_SITE
      const country = named ?? usual?.code
      return blocked.find(code => code === country)
    },
  }
}

/** Used until the API has answered once: enough for an error page. */
export const UNKNOWN_SITE: Pick<
  System,
  | 'site_name'
  | 'locales'
  | 'rtl_view'
  | 'always_prefix'
  | 'custom_pages'
  | 'blocked_countries'
  | 'user_country'
> = { site_name: 'Touchline', locales: [FALLBACK_LOCALE], rtl_view: false, user_country: null }

const UNKNOWN_CURRENCY: Currency = { code: 'EUR' as CurrencyCode, subunits: 100, fiat: true, symbol: '€' }

/** Currency of stakes before anyone signs in. */
export function guestCurrencyOf(system: System | undefined): Currency {
  const wire = system?.currencies.find(({ code }) => code === system.default_currency_code)
  return wire ? toCurrency(wire) : UNKNOWN_CURRENCY
}
