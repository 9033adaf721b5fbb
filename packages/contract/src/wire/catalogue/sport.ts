import { TOURNAMENT_KINDS } from '@touchline/domain/match'
import * as z from 'zod/mini'
import { id, provider, slug, sportType } from '../primitives.ts'

/** A sport (spec section 3, Sport). `name` is in the language of the request. */
export const sport = z.object({
  id,
  urn_id: z.string(),
  key: z.string(),
  name: z.string(),
  priority: z.int(),
  type: sportType,
  provider,
})

/** JSON of {@link sport}. */
export type SportWire = z.infer<typeof sport>

/** A category: a country or region, or a tour (spec section 3, Category). */
export const category = z.object({
  id,
  slug,
  name: z.string(),
  priority: z.int(),
  country_code: z.nullable(z.string()),
  sport,
})

/** JSON of {@link category}. */
export type CategoryWire = z.infer<typeof category>

/** A league (spec section 3, League). */
export const tournament = z.object({
  id,
  urn_id: z.string(),
  slug,
  name: z.string(),
  priority: z.int(),
  kind: z.enum(TOURNAMENT_KINDS),
  category: z.omit(category, { sport: true }),
  sport,
  main_market_outcomes_count: z.int(),
  secondary_market_outcomes_count: z.int(),
})

/** JSON of {@link tournament}. */
export type TournamentWire = z.infer<typeof tournament>
