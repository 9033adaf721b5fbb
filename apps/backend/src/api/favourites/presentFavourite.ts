import type { FavouriteWire } from '@touchline/contract'
import type { FavouriteType } from '@touchline/domain/favourites'
import type { Locale } from '@touchline/domain/locale'
import { crestPath, presentBareCategory, presentSport, type CategoryRow } from '#api/catalogue'
import { nameIn } from '#api/names'
import type { FavouriteRow } from './findFavourites.ts'

/** A favourite in the reader's language. */
export function presentFavourite(row: FavouriteRow, type: FavouriteType, locale: Locale): FavouriteWire {
  const names = [row.names, row.away_names].flatMap(side => (side ? [nameIn(side, locale)] : []))
  return {
    type,
    id: row.id,
    added_at: row.added_at,
    name: names.join(' – '),
    slug: row.slug,
    logo: row.crest === null ? null : crestPath(row.crest, row.names ? nameIn(row.names, 'en') : ''),
    sport: presentSport(row, locale),
    category: row.category_id === null ? null : presentBareCategory(row as CategoryRow, locale),
    matches_count: row.matches_count,
    match_ids: row.match_ids,
  }
}
