import { FAVOURITE_TYPES } from '@touchline/domain/favourites'
import * as z from 'zod/mini'
import { id, instant, slug } from './primitives.ts'
import { category, sport } from './sport.ts'

/** What a player can mark as a favourite. */
export const favouriteType = z.enum(FAVOURITE_TYPES)

/** Something a player has marked. `name` is in the language of the request; a match is named by its sides. */
export const favourite = z.object({
  type: favouriteType,
  id,
  added_at: instant,
  name: z.string(),
  /** Names its page within the sport; null where it has none of its own. */
  slug: z.nullable(slug),
  /** Where its picture is; only competitors have one. */
  logo: z.nullable(z.string()),
  sport,
  category: z.nullable(z.omit(category, { sport: true })),
  /** How many of the matches asked for belong to it. */
  matches_count: z.int(),
  /** The first of them, by kick-off. */
  match_ids: z.array(id),
})

/** JSON of {@link favourite}. */
export type FavouriteWire = z.infer<typeof favourite>
