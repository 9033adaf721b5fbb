import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SiteSettings } from '#api/system'

/** The sport of races, which a site may turn off. */
const RACING_KEY = 'horse_racing'

/** Keys of the sports that a site does not offer; data imported before stays out of every list. */
export const hiddenSports = ({ isHorseRacingOn }: Pick<SiteSettings, 'isHorseRacingOn'>): readonly string[] =>
  isHorseRacingOn ? [] : [RACING_KEY]

/** Excludes rows of these sports. Needs `sports` in the query. */
export const notOf = (hidden: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`sports.key <> all(${[...hidden]}::text[])`
