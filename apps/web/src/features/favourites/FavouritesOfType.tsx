import { useQuery } from '@tanstack/react-query'
import type { FavouriteType } from '@touchline/domain/favourites'
import { Button, LinkButton, Skeleton } from '@touchline/ui'
import { useEffect, type ReactNode } from 'react'
import { useFavourites } from '#core/favourites'
import { useSession } from '#core/session'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import type { DrawMatches } from './drawMatches.ts'
import { FavouriteRows } from './FavouriteRows.tsx'
import { favouritesQuery, type Favourite } from './queries.ts'
import { FavouriteMatches, TheirMatches } from './TheirMatches.tsx'
import css from './Favourites.module.css'

/** Favourites of one type in all their states. */
export function FavouritesOfType({ type, draw, onRetry }: FavouritesOfTypeProps) {
  const t = useText()
  const session = useSession()
  const known = useFavourites(type)
  if (known.kind === 'signed-out') {
    return (
      <Announce what="signed-out">
        <Button fit="content" size="medium" onClick={() => session.openSignIn('favourite')}>
          {t('auth.sign-in')}
        </Button>
      </Announce>
    )
  }
  if (known.kind === 'failed') return <Failed onRetry={onRetry} />
  if (known.kind === 'waiting') return <Waiting />
  return <Known type={type} ids={known.ids} draw={draw} onRetry={onRetry} />
}
export interface FavouritesOfTypeProps {
  type: FavouriteType
  draw: DrawMatches
  onRetry: () => void
}

function Known({ type, ids, draw, onRetry }: FavouritesOfTypeProps & { ids: ReadonlySet<string> }) {
  const { data, isError, refetch } = useQuery({
    ...favouritesQuery(type),
    enabled: ids.size > 0,
    // Not cached after the page is left: the next player may be another, and removed favourites must not return.
    gcTime: 0,
    staleTime: 0,
  })
  const isMissing = data !== undefined && [...ids].some(id => !data.some(favourite => favourite.id === id))
  // Something was marked in the meantime, on this page or in another tab.
  useEffect(() => {
    if (isMissing) void refetch()
  }, [ids, isMissing, refetch])
  if (data && data.length > 0) return <Marked type={type} favourites={data} draw={draw} />
  if (ids.size === 0 || data) return <NothingMarked type={type} />
  return isError ? <Failed onRetry={onRetry} /> : <Waiting />
}

/** Explains how to add a favourite, with a link to a page where one can be marked. */
function NothingMarked({ type }: { type: FavouriteType }) {
  const t = useText()
  const href = useHref()
  return (
    <Announce what={`empty-${type}`}>
      <LinkButton href={href.fixed('schedule')} variant="outline" size="medium" fit="content">
        {t('lists.none.schedule')}
      </LinkButton>
    </Announce>
  )
}

function Marked({
  type,
  favourites,
  draw,
}: {
  type: FavouriteType
  favourites: readonly Favourite[]
  draw: DrawMatches
}) {
  const ids = [...new Set(favourites.flatMap(({ matchIds }) => matchIds))]
  switch (type) {
    case 'matches':
      return <FavouriteMatches favourites={favourites} draw={draw} />
    case 'tournaments':
    case 'competitors':
      return (
        <>
          <FavouriteRows type={type} favourites={favourites} />
          <TheirMatches ids={ids} draw={draw} />
        </>
      )
    case 'categories':
    case 'sports':
      return <FavouriteRows type={type} favourites={favourites} />
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <Announce what="not-loaded">
      <Button variant="outline" fit="content" size="medium" onClick={onRetry}>
        {t('favourites.retry')}
      </Button>
    </Announce>
  )
}

function Waiting() {
  const t = useText()
  return (
    <output className={css.waiting} aria-busy="true" aria-label={t('favourites.loading')}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </output>
  )
}

/** What is shown in place of a list, and what to do next. */
function Announce({ what, children }: { what: string; children?: ReactNode }) {
  const t = useText()
  return (
    <div className={css.said} role={what === 'not-loaded' ? 'alert' : undefined}>
      <strong>{t(`favourites.said.${what}.title`)}</strong>
      <p>{t(`favourites.said.${what}.text`)}</p>
      {children}
    </div>
  )
}
