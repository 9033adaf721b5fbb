import { useQuery } from '@tanstack/react-query'
import { Button, LinkButton } from '@touchline/ui'
import type { MatchesFilter } from '#core/catalogue'
import { useFavouriteChanges, useFavourites } from '#core/favourites'
import { useSession, useSessionState } from '#core/session'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { favouriteMatchesQuery } from './favouriteMatches.ts'
import { TabShown } from './TabShown.tsx'
import { TabFailed, TabWaiting } from './TabStates.tsx'
import css from './TabList.module.css'

/**
 * The player's favourites among the matches of a page; fetched when the tab is opened, and whenever a star is pressed.
 */
export default function TabFavourites({ scope }: { scope: MatchesFilter }) {
  const t = useText()
  const session = useSession()
  const playerId = useSessionState(({ player }) => player?.id)
  const { kind } = useFavourites('matches')
  if (kind === 'signed-out')
    return (
      <div className={css.says}>
        <div>
          <p>{t('favourites.said.signed-out.title')}</p>
          <p>{t('favourites.said.signed-out.text')}</p>
        </div>
        <Button fit="content" size="medium" onClick={() => session.openSignIn('favourite')}>
          {t('auth.sign-in')}
        </Button>
      </div>
    )
  if (playerId === undefined) return <TabWaiting />
  return <Theirs key={playerId} scope={scope} playerId={playerId} />
}

function Theirs({ scope, playerId }: { scope: MatchesFilter; playerId: string }) {
  const t = useText()
  const href = useHref()
  const { data, isError, refetch } = useQuery(favouriteMatchesQuery(scope, playerId))
  useFavouriteChanges(refetch)
  if (!data) return isError ? <TabFailed again={() => void refetch()} /> : <TabWaiting />
  return (
    <TabShown
      matches={data.matches}
      empty={
        <div className={css.says}>
          <p>
            {t('lists.none.matches')} {t('favourites.said.empty-matches.text')}
          </p>
          <LinkButton href={href.fixed('favorites')} variant="outline" size="medium" fit="content">
            {t('lists.none.to-favorites')}
          </LinkButton>
        </div>
      }
    />
  )
}
