import { listQuery } from '#core/catalogue'
import type { ListState } from '#shared/router'

export type SlugParams = { readonly sport: string; readonly slug: string }

/** Its matches under their leagues, in play first. */
export const categoryScope = (categoryId: string) => ({
  category_id: categoryId,
  sort_by: 'tournament_priority:asc,start_time:asc',
})

/** The page is about one sport already. */
export const withoutSport = ({ sport: _sport, sportType: _type, ...list }: ListState): ListState => list

export const categoryListQuery = (categoryId: string, list: ListState) =>
  listQuery(categoryScope(categoryId), withoutSport(list))
