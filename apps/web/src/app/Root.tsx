import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { SpriteProvider } from '@touchline/ui'
import { spriteUrl } from '@touchline/ui/assets'
import type { ComponentProps, ReactNode } from 'react'
import { FavouritesContext, type Favourites } from '#core/favourites'
import { LiveProvider, type Live } from '#core/live'
import { SessionProvider, type Session } from '#core/session'
import { SettingsProvider, type SettingsStore } from '#core/settings'
import { SlipProvider, type LazySlip } from '#core/slip'
import { PicksProvider } from '#pieces/odds-cell'
import { AlertsProvider, type Alerts } from '#shared/alerts'
import { I18nProvider, type I18n } from '#shared/i18n'
import { RoutingProvider } from '#core/addresses'
import type { ProvidedService } from '#shared/lazy'

/** The services that every page uses: one set per page load in the browser, one per request on the server. */
export interface PageServices {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly settings: SettingsStore
  readonly live: Live
  readonly session: Session
  readonly slip: LazySlip
  readonly favourites: ProvidedService<Favourites>
  readonly alerts: Alerts
}

/** The providers around a page, or around a part of one; the same on the server and in the browser. */
export function Root({ services, routing, children }: RootProps) {
  const { queryClient, i18n, settings, live, session, slip, favourites, alerts } = services
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <RoutingProvider {...routing}>
          <SettingsProvider store={settings}>
            <LiveProvider live={live}>
              <SessionProvider session={session}>
                <SlipProvider slip={slip}>
                  <FavouritesContext value={favourites}>
                    <PicksProvider picks={slip.picks}>
                      <SpriteProvider url={spriteUrl}>
                        <AlertsProvider alerts={alerts}>{children}</AlertsProvider>
                      </SpriteProvider>
                    </PicksProvider>
                  </FavouritesContext>
                </SlipProvider>
              </SessionProvider>
            </LiveProvider>
          </SettingsProvider>
        </RoutingProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}
export interface RootProps {
  services: PageServices
  routing: Omit<ComponentProps<typeof RoutingProvider>, 'children'>
  children: ReactNode
}
