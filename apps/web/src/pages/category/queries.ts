import { listQuery } from '#core/catalogue'
import { withoutSport, type ListState } from '#core/addresses'

export type CategoryParams = { readonly sport: string; readonly slug: string }

/** Its matches under their leagues, in play first. */
export const categoryScope = (categoryId: string) => ({
  category_id: categoryId,
  sort_by: 'tournament_priority:asc,start_time:asc',
})

export const categoryListQuery = (categoryId: string, list: ListState) =>
  listQuery(categoryScope(categoryId), withoutSport(list))
