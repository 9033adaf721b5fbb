import { formatMove, formatOdds } from '@touchline/domain/odds'
import type { Favourites } from '#core/favourites'
import { createLive } from '#core/live'
import { createSession, noTabs } from '#core/session'
import { createSettingsStore, type VisitorPreferences } from '#core/settings'
import { createLazySlip } from '#core/slip'
import { createAlerts } from '#shared/alerts'
import { createLazyService } from '#shared/lazy'
import type { PageServices } from '../../../Root.tsx'
import type { ServerSettings } from '../../settings/readSettings.ts'
import type { SiteSource } from '../../site/site.ts'

export interface GuestOptions {
  readonly site: SiteSource
  readonly settings: Pick<ServerSettings, 'sportsbookBase'>
  readonly now: () => number
}

/** The services of a page that is the same for every guest: no player, no stored slip, no ticking prices. */
export function guestServices(
  locale: string,
  preferences: VisitorPreferences,
  { site, settings, now }: GuestOptions,
): Omit<PageServices, 'queryClient' | 'i18n'> {
  const live = createLive({ now, schedule: () => {} })
  const settingsStore = createSettingsStore({ ...preferences, otherFormats: { formatMove, formatOdds } })
  const session = createSession({
    client: site.client(locale),
    live,
    tabs: noTabs,
    settings: settingsStore,
    sportsbookBase: settings.sportsbookBase,
  })
  return {
    live,
    session,
    slip: createLazySlip(),
    favourites: createLazyService<Favourites>(),
    settings: settingsStore,
    alerts: createAlerts(),
  }
}
