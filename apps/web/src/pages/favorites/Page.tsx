import type { Match } from '@touchline/domain/match'
import { lazy } from 'react'
import { MatchList, PageHead } from '#features/event-list'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './Page.module.css'

const FavouritesView = lazy(async () => ({ default: (await import('#features/favourites')).FavouritesView }))

/** What the player has marked. The player is only known to scripts. */
export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('page.favorites.title')} />
      <ClientOnly fallback={<p className={css.about}>{t('page.favorites.description')}</p>}>
        <FavouritesView draw={drawMatches} />
      </ClientOnly>
    </>
  )
}

const drawMatches = (matches: readonly Match[]) => <MatchList matches={matches} />
