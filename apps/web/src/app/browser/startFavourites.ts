import { createFavourites, favouriteTabsOver, type Favourites } from '#core/favourites'
import type { Session } from '#core/session'
import { attachStars } from '#pieces/favourite-star'
import type { Alerts } from '#shared/alerts'
import type { Text } from '#shared/i18n'
import type { ProvidedService } from '#shared/lazy'

export interface FavouritesStart {
  /** Below it, stars mark favourites. */
  readonly root: HTMLElement
  readonly session: Session
  readonly favourites: ProvidedService<Favourites>
  readonly alerts: Alerts
  readonly t: Text
}

/** Starts the favourites of the current visitor: taps on stars are handled from then on. */
export function startFavourites({ root, session, favourites, alerts, t }: FavouritesStart): void {
  const here = createFavourites({
    session,
    tabs: favouriteTabsOver('BroadcastChannel' in window ? new BroadcastChannel('favourites') : undefined),
    onRefused: why =>
      alerts.push({
        key: 'favourite',
        tone: 'warn',
        title: t('favourites.refused.title'),
        text: t(`favourites.refused.${why}`),
      }),
  })
  favourites.provide(here)
  attachStars(root, here)
}
