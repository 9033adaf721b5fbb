import * as z from 'zod/mini'
import { market } from './market.ts'
import { id, instant, matchStatus, provider, slug } from '../primitives.ts'
import { sport, tournament } from './sport.ts'

/** Points of both sides, as the sport counts them. */
export const score = z.object({ home: z.int(), away: z.int() })

/**
 * The match clock as last reported by the feed; spans in seconds, instants in epoch milliseconds. Absent values are
 * null.
 */
export const clock = z.object({
  match_time: z.nullable(z.number()),
  stoppage_time: z.nullable(z.number()),
  announced_stoppage: z.nullable(z.number()),
  remaining_time: z.nullable(z.number()),
  remaining_in_period: z.nullable(z.number()),
  stopped: z.boolean(),
  updated_at: instant,
})

/** JSON of {@link clock}. */
export type ClockWire = z.infer<typeof clock>

/** The score of one period; its name is in the language of the request. */
export const periodScore = z.object({
  home: z.int(),
  away: z.int(),
  /** Catalogue key of the period's name: `period.<key>`. */
  key: z.string(),
  name: z.string(),
  number: z.int(),
  type: z.string(),
})

/** A side of a match or a runner; `logo` is the address of its picture. */
export const competitor = z.object({ id, name: z.string(), logo: z.string() })

/** The current situation: `kind` is a term of the sport, `number` increases with each. */
export const situation = z.object({
  kind: z.string(),
  side: z.nullable(z.enum(['home', 'away'])),
  number: z.int(),
})

/** The part of a match that ticks; `match_changed` carries the same object. */
export const matchState = z.object({
  status: matchStatus,
  stage: z.string(),
  clock: z.nullable(clock),
  score,
  game_score: z.nullable(score),
  /** Only for cricket: legal balls of each side's innings, six per over; null for a side that has not batted. */
  balls: z.optional(z.object({ home: z.nullable(z.int()), away: z.nullable(z.int()) })),
  current_server: z.nullable(z.enum(['home', 'away'])),
  period_scores: z.array(periodScore),
  /** Only for a race or an outright: the order of the runners, first to last; runners in a dead heat share a place. */
  places: z.optional(z.array(z.object({ competitor_id: id, place: z.int().check(z.gte(1)) }))),
  /** Null where the feed does not report it. Lists do not receive every one. */
  situation: z.nullable(situation),
})

/** JSON of {@link matchState}. */
export type MatchStateWire = z.infer<typeof matchState>

/** A match (spec section 3, Match). `version` increases with every committed change of the match or its markets. */
export const match = z.object({
  id,
  urn_id: z.string(),
  slug,
  type: z.literal('match'),
  version: z.int(),
  sport,
  category: tournament.shape.category,
  tournament: z.omit(tournament, { category: true, sport: true }),
  home: competitor,
  away: competitor,
  stadium: z.nullable(z.string()),
  city: z.nullable(z.string()),
  start_time: instant,
  ...matchState.shape,
  max_period_number: z.int(),
  available_markets_count: z.int(),
  top_markets_count: z.int(),
  main_market: z.nullable(market),
  secondary_market: z.nullable(market),
  has_video: z.boolean(),
  has_provider_stats: z.boolean(),
  provider,
})

/** JSON of {@link match}. */
export type MatchWire = z.infer<typeof match>
