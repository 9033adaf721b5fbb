import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FavouriteType } from '@touchline/domain/favourites'
import type { MatchStatus } from '@touchline/domain/match'

/** The column of a match that a favourite of a type names; a competitor may be at home or away. */
const COLUMNS = [
  ['matches', 'id'],
  ['tournaments', 'tournament_id'],
  ['categories', 'category_id'],
  ['sports', 'sport_id'],
  ['competitors', 'home_id'],
  ['competitors', 'away_id'],
] as const satisfies readonly (readonly [FavouriteType, string])[]

/** The matches of what a player has marked. It begins at the marks, of which there are few, not at the matches. */
export function ofFavourites(playerId: string, statuses: readonly MatchStatus[]): RawBuilder<SqlBool> {
  const marked = COLUMNS.map(
    ([type, column]) => sql`
      select own.id from favourites f join matches own on ${sql.ref(`own.${column}`)} = f.id and own.status = any(${[...statuses]}::smallint[])
      where f.player_id = ${playerId} and f.type = ${sql.lit(type)}`,
  )
  return sql<SqlBool>`matches.id = any(array(${sql.join(marked, sql` union `)}))`
}
