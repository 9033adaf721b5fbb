import { DEFAULT_ACCEPT_MODE } from '@touchline/domain/odds'
import type { PageState } from '../../../pageState.ts'
import type { ServerSettings } from '../../settings/readSettings.ts'
import { guestCurrencyOf, UNKNOWN_SITE } from '../../site/site.ts'
import type { ResolvedRequest } from '../request/resolveRequest.ts'

/** The part of the installation's configuration that the browser gets with a page. */
export function pageConfig(
  { system, addresses, isRtlEnabled }: ResolvedRequest,
  settings: ServerSettings,
  isBlocked: boolean,
): PageState['config'] {
  return {
    siteName: system?.site_name ?? UNKNOWN_SITE.site_name,
    ...addresses,
    isBlocked,
    userGroupCheck: system?.user_group_check ?? undefined,
    isRtlEnabled,
    isIndexed: settings.isIndexed,
    sportsbookBase: settings.sportsbookBase,
    platformBase: settings.platformBase,
    realtimeBase: settings.realtimeBase,
    transports: settings.transports,
    currency: guestCurrencyOf(system),
    acceptMode: system?.default_accept_mode ?? DEFAULT_ACCEPT_MODE,
    // Before the installation is known, nothing is shared and nothing hidden.
    sharesBets: system?.share_bets ?? false,
    isMyBetsVisible: system?.is_my_bets_visible ?? true,
    honoursKeys: system?.idempotent_placing ?? true,
    reportAddress: settings.reportAddress,
    tracedPercent: settings.tracedPercent,
  }
}
