import * as z from 'zod/mini'
import { market } from './market.ts'
import { competitor, match, matchState } from './match.ts'
import { id, instant, provider, slug } from '../primitives.ts'
import { sport } from './sport.ts'

/** A possible winner of the event. Its id is that of its outcome in every market of the event. */
export const runner = z.extend(competitor, {
  /** Saddle cloth or starting number. */
  number: z.nullable(z.int()),
  /** Withdrawn before the off: its bets are void. */
  withdrawn: z.boolean(),
  /** The racecard's entry for a horse; null where the feed does not report it. */
  racecard: z.nullable(
    z.object({
      jockey: z.string(),
      trainer: z.string(),
      /** Years. */
      age: z.int(),
      /** Weight carried, kilograms. */
      weight: z.number(),
      /** Places of its last runs before this race, the latest last. */
      form: z.array(z.int().check(z.gte(1))),
    }),
  ),
})

/**
 * An event without two sides (spec section 3, Non-match event): the winner of a league, or a race. `tournament` is its
 * parent. It uses the same realtime events as a match.
 */
export const outright = z.object({
  id,
  urn_id: z.string(),
  slug,
  type: z.enum(['outright', 'race']),
  version: z.int(),
  sport,
  category: match.shape.category,
  tournament: match.shape.tournament,
  name: z.string(),
  competitors: z.array(runner),
  start_time: instant,
  end_date: z.nullable(instant),
  status: matchState.shape.status,
  stage: matchState.shape.stage,
  places: matchState.shape.places,
  available_markets_count: z.int(),
  /** The winner market; a runner that is withdrawn or can no longer win is not active. */
  main_market: z.nullable(market),
  provider,
})

/** JSON of an outright or a race: an event with runners instead of two sides. */
export type OutrightWire = z.infer<typeof outright>

/** Any event that can be bet on. */
export const sportEvent = z.discriminatedUnion('type', [match, outright])

/** JSON of any event: a match, an outright or a race. */
export type SportEventWire = z.infer<typeof sportEvent>
