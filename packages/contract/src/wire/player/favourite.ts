import { FAVOURITE_TYPES } from '@touchline/domain/favourites'
import * as z from 'zod/mini'
import { id, instant, slug } from '../primitives.ts'
import { category, sport } from '../catalogue/sport.ts'

/** What a player can add as a favourite. */
export const favouriteType = z.enum(FAVOURITE_TYPES)

/** A player's favourite. `name` is in the language of the request; a match is named by its sides. */
export const favourite = z.object({
  type: favouriteType,
  id,
  added_at: instant,
  name: z.string(),
  /** Identifies its page within the sport; null where it has no page. */
  slug: z.nullable(slug),
  /** Address of its picture; only competitors have one. */
  logo: z.nullable(z.string()),
  sport,
  category: z.nullable(z.omit(category, { sport: true })),
  /** How many of the requested matches belong to it. */
  matches_count: z.int(),
  /** The first of them, by kick-off. */
  match_ids: z.array(id),
})

/** JSON of {@link favourite}. */
export type FavouriteWire = z.infer<typeof favourite>
