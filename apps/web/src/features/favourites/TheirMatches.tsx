import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MATCH_STATUS } from '@touchline/domain/match'
import { useText } from '#shared/i18n'
import { FavouriteRows } from './FavouriteRows.tsx'
import type { DrawMatches } from './drawMatches.ts'
import { theirMatchesQuery, type Favourite } from './queries.ts'
import css from './Favourites.module.css'

/** Matches of favourites, in play before those to come. Refetched regularly, because matches begin and end. */
export function TheirMatches({ ids, draw }: { ids: readonly string[]; draw: DrawMatches }) {
  const t = useText()
  const data = useTheirMatches(ids)
  if (!data || ids.length === 0) return null
  const parts = {
    live: data.matches.filter(({ state }) => state.status !== MATCH_STATUS.prematch),
    upcoming: data.matches.filter(({ state }) => state.status === MATCH_STATUS.prematch),
  }
  return (['live', 'upcoming'] as const).map(
    part =>
      parts[part].length > 0 && (
        <section key={part}>
          <h2 className={css.part}>{t(`favourites.${part}`)}</h2>
          {draw(parts[part])}
        </section>
      ),
  )
}

/** Favourite matches: those with two sides as rows with prices, races, outrights and what is over by their names. */
export function FavouriteMatches({
  favourites,
  draw,
}: {
  favourites: readonly Favourite[]
  draw: DrawMatches
}) {
  const ids = favourites.flatMap(({ matchIds }) => matchIds)
  const data = useTheirMatches(ids)
  const drawn = new Set<string>(data?.matches.map(({ id }) => id))
  const others = favourites.filter(({ id }) => !drawn.has(id))
  return (
    <>
      <TheirMatches ids={ids} draw={draw} />
      {(data || ids.length === 0) && <FavouriteRows type="matches" favourites={others} />}
    </>
  )
}

function useTheirMatches(ids: readonly string[]) {
  const { data } = useQuery({
    ...theirMatchesQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return data
}
