import type { FavouriteWire } from '@touchline/contract'
import type { FavouriteType } from '@touchline/domain/favourites'
import { allMatchesQuery, BY_LEAGUE, callQuery } from '#core/catalogue'

/** A favourite, with its name in the page's language. */
export type Favourite = {
  readonly id: string
  readonly name: string
  readonly slug: string | null
  readonly logo: string | null
  readonly sport: { readonly key: string; readonly name: string; readonly type: 'regular' | 'cyber' }
  readonly category: string | undefined
  /** Matches of it that are in play or to come. */
  readonly matchesCount: number
  /** The first of them. */
  readonly matchIds: readonly string[]
}

const toFavourite = (favourite: FavouriteWire): Favourite => ({
  id: favourite.id,
  name: favourite.name,
  slug: favourite.slug,
  logo: favourite.logo,
  sport: favourite.sport,
  category: favourite.category?.name,
  matchesCount: favourite.matches_count,
  matchIds: favourite.match_ids,
})

/** The player's favourites of a type, the newest first. */
export const favouritesQuery = (type: FavouriteType) =>
  callQuery('getFavourites', { params: { type } }, ({ data }) => data.map(toFavourite))

/** Matches by id: those in play and to come. */
export const theirMatchesQuery = (ids: readonly string[]) =>
  allMatchesQuery({ id: ids.join(','), match_status: '0,1,2', sort_by: BY_LEAGUE })
