import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Site } from '#api/system'

/** The sport of races, which a site may have turned off. */
const RACING_KEY = 'horse_racing'

/** Keys of the sports that a site does not offer: what there is of them from before stands in no list. */
export const hiddenSports = ({ isHorseRacingOn }: Pick<Site, 'isHorseRacingOn'>): readonly string[] =>
  isHorseRacingOn ? [] : [RACING_KEY]

/** Leaves out what is of these sports. Needs `sports` in the query. */
export const notOf = (hidden: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`sports.key <> all(${[...hidden]}::text[])`
