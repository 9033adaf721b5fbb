import { allMatchesQuery } from '#core/catalogue'

export type SlugParams = { readonly sport: string; readonly slug: string }

export const categoryMatchesQuery = (categoryId: string) =>
  allMatchesQuery({ category_id: categoryId, sort_by: 'tournament_priority:asc,start_time:asc' })
