import { EVENT_TYPES } from '@touchline/domain/match'
import * as z from 'zod/mini'
import { draftBet, draftSelection } from './bet.ts'
import { id, instant, marketStatus, matchStatus, odds, provider, slug } from '../primitives.ts'

/**
 * The current state of one selection of a shared bet. Names are in the language of the request and are included for
 * selections that are no longer offered.
 */
export const sharedSelection = z.extend(draftSelection, {
  /** The current price; the shared one where there is none. */
  odds,
  /** The price when it was shared. */
  shared_odds: odds,
  availability: z.enum(['available', 'suspended', 'not_available']),
  /** 4 (finished) where the match has been removed. */
  match_status: matchStatus,
  /** Null where the line is no longer offered. */
  market_status: z.nullable(marketStatus),
  active: z.boolean(),
  match_urn_id: z.string(),
  match_slug: slug,
  match_start_time: instant,
  sport_key: z.string(),
  category_slug: slug,
  category_name: z.string(),
  name_a: z.string(),
  /** Absent where the event has no two sides: `name_a` is then its name. */
  name_b: z.optional(z.string()),
  provider,
  /** What decides it; absent where it has been removed. Outcomes that depend on each other cannot be combined. */
  contest: z.optional(
    z.object({
      type: z.enum(EVENT_TYPES),
      /** The league. */
      tournament_id: id,
      /** The two sides of a match. */
      competitor_ids: z.array(id),
    }),
  ),
  market_name: z.string(),
  outcome_name: z.string(),
})

/** JSON of {@link sharedSelection}. */
export type SharedSelectionWire = z.infer<typeof sharedSelection>

/** A named bet, such as `lucky-15`: a system that is placed as several bets, and shared as one. Without `system_id`. */
const named = z.optional(id)

/** A bet to share. */
export const betToShare = z.extend(draftBet, { named })

/** JSON of {@link betToShare}. */
export type BetToShareWire = z.infer<typeof betToShare>

/** A shared bet. It contains nothing about its sharer. */
export const sharedBet = z.extend(z.pick(draftBet, { type: true, stake: true, system_id: true }), {
  named,
  selections: z.array(sharedSelection),
})

/** JSON of {@link sharedBet}. */
export type SharedBetWire = z.infer<typeof sharedBet>
