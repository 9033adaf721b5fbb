import { FALLBACK_LOCALE, LANGUAGES } from '@touchline/domain/locale'
import { readAddress, type AddressOptions } from '../../../router/index.ts'
import { UNKNOWN_SITE, type SiteSource, type System } from '../../site/site.ts'
import type { PageRequest } from '../pageAnswer.ts'

/** A request with its address parsed, its language, and the site in that language. */
export interface ResolvedRequest {
  readonly address: ReturnType<typeof readAddress>
  readonly addresses: Required<AddressOptions>
  readonly locale: string
  /** Undefined until the API has answered once. */
  readonly system: System | undefined
  readonly isRtlEnabled: boolean
}

/** How addresses are read before the installation is known: in every language. */
const ANY_ADDRESSES = { locales: LANGUAGES, alwaysPrefix: false, customPages: [] }

export async function resolveRequest(request: PageRequest, site: SiteSource): Promise<ResolvedRequest> {
  const { pathname, search, blockedIn, isWaiting = false } = request
  const systemIn = async (locale: string, country?: string): Promise<System | undefined> =>
    isWaiting ? undefined : await site.system(locale, country)
  const { rtl_view: isRtlEnabled } = (await systemIn('en')) ?? UNKNOWN_SITE
  const addresses = isWaiting ? ANY_ADDRESSES : await site.addresses()
  const address = readAddress(pathname, search, addresses)
  const locale = address.kind === 'page' ? address.locale : FALLBACK_LOCALE
  const isLeft = address.kind === 'redirect' && !isWaiting
  const system = isLeft ? undefined : await systemIn(locale, blockedIn)
  return { address, addresses, locale, system, isRtlEnabled }
}
