import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FavouriteType } from '@touchline/domain/favourites'
import type { MatchStatus } from '@touchline/domain/match'

/** The match column that a favourite of a type refers to; a competitor may be at home or away. */
const COLUMNS = [
  ['matches', 'id'],
  ['tournaments', 'tournament_id'],
  ['categories', 'category_id'],
  ['sports', 'sport_id'],
  ['competitors', 'home_id'],
  ['competitors', 'away_id'],
] as const satisfies readonly (readonly [FavouriteType, string])[]

/** The matches that a player's favourites select. The query starts from the favourites, of which there are few. */
export function ofFavourites(playerId: string, statuses: readonly MatchStatus[]): RawBuilder<SqlBool> {
  const marked = COLUMNS.map(
    ([type, column]) => sql`
      select own.id from favourites f join matches own on ${sql.ref(`own.${column}`)} = f.id and own.status = any(${[...statuses]}::smallint[])
      where f.player_id = ${playerId} and f.type = ${sql.lit(type)}`,
  )
  return sql<SqlBool>`matches.id = any(array(${sql.join(marked, sql` union `)}))`
}
