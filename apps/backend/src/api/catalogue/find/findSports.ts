import { sql, type Expression, type SqlBool } from 'kysely'
import type { Database } from '#store'
import {
  CATEGORY_COLUMNS,
  SPORT_COLUMNS,
  TOURNAMENT_COLUMNS,
  type CategoryRow,
  type SportRow,
  type TournamentRow,
} from './columns.ts'
import { notOf } from '../hiddenSports.ts'

/** Identifies one category, league or match: its id, or its slug together with the sport's key. */
export type Lookup = { readonly id: string; readonly sportKey?: string | undefined }

/** @param hidden keys of hidden sports */
export function findSports(db: Database, hidden: readonly string[]): Promise<SportRow[]> {
  return db
    .selectFrom('sports')
    .select(SPORT_COLUMNS)
    .where(notOf(hidden))
    .orderBy('priority')
    .orderBy('id')
    .execute()
}

export function findCategories(
  db: Database,
  where: {
    readonly sportKey?: string | undefined
    readonly lookup?: Lookup
    /** Keys of hidden sports. */
    readonly hidden: readonly string[]
  },
): Promise<(CategoryRow & SportRow)[]> {
  return db
    .selectFrom('categories')
    .innerJoin('sports', 'sports.id', 'categories.sport_id')
    .select([...CATEGORY_COLUMNS, ...SPORT_COLUMNS])
    .where(notOf(where.hidden))
    .$if(where.sportKey !== undefined, query => query.where('sports.key', '=', where.sportKey!))
    .$if(where.lookup !== undefined, query => query.where(byLookup('categories', where.lookup!)))
    .orderBy('sports.priority')
    .orderBy('categories.priority')
    .orderBy('categories.id')
    .execute()
}

export function findTournaments(
  db: Database,
  where: {
    readonly sportKey?: string | undefined
    readonly categoryId?: string | undefined
    readonly lookup?: Lookup
    readonly ids?: readonly string[]
    /** Only leagues with a match that takes bets. */
    readonly withMatches?: boolean | undefined
    /** Maximum number of rows. */
    readonly limit?: number | undefined
    /** Keys of hidden sports. */
    readonly hidden: readonly string[]
  },
): Promise<(TournamentRow & CategoryRow & SportRow)[]> {
  return db
    .selectFrom('tournaments')
    .innerJoin('categories', 'categories.id', 'tournaments.category_id')
    .innerJoin('sports', 'sports.id', 'tournaments.sport_id')
    .select([...TOURNAMENT_COLUMNS, ...CATEGORY_COLUMNS, ...SPORT_COLUMNS])
    .where(notOf(where.hidden))
    .$if(where.sportKey !== undefined, query => query.where('sports.key', '=', where.sportKey!))
    .$if(where.categoryId !== undefined, query => query.where('categories.id', '=', where.categoryId!))
    .$if(where.lookup !== undefined, query => query.where(byLookup('tournaments', where.lookup!)))
    .$if(where.ids !== undefined, query => query.where('tournaments.id', 'in', where.ids!))
    .$if(where.withMatches === true, query =>
      query.where(
        sql<SqlBool>`exists (select from matches where matches.tournament_id = tournaments.id and matches.type = 'match'
          and matches.status in (0, 1) and matches.available_markets > 0)`,
      ),
    )
    .orderBy('tournaments.priority')
    .orderBy('sports.priority')
    .orderBy('tournaments.id')
    .$if(where.limit !== undefined, query => query.limit(where.limit!))
    .execute()
}

/** The condition for one row of `table` by {@link Lookup}; needs `sports` in the query. */
export function byLookup(
  table: 'categories' | 'tournaments' | 'matches',
  { id, sportKey }: Lookup,
): Expression<SqlBool> {
  const isId = sql<SqlBool>`${sql.ref(`${table}.id`)} = ${id}`
  if (sportKey === undefined) return isId
  return sql<SqlBool>`(${isId} or ${sql.ref(`${table}.slug`)} = ${id}) and sports.key = ${sportKey}`
}
