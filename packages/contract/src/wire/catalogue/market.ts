import * as z from 'zod/mini'
import { betResult, id, instant, marketStatus, odds, provider, suspensionReason } from '../primitives.ts'

/** One outcome of a market; its name is in the language of the request. */
export const outcome = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  odds,
  /** Its result, once the match is over and its market is settled. */
  result: z.optional(betResult),
})

/** JSON of {@link outcome}. */
export type OutcomeWire = z.infer<typeof outcome>

/** A market of a match with its outcomes (spec section 3, Market). Names are in the language of the request. */
export const market = z.object({
  match_id: id,
  match_urn_id: z.string(),
  id: z.int(),
  specifier: z.string(),
  name: z.string(),
  status: marketStatus,
  reason: z.nullable(suspensionReason),
  priority: z.int(),
  most_balanced: z.boolean(),
  next_bet_stop: z.nullable(instant),
  groups: z.array(z.string()),
  custom_bet_groups: z.array(z.string()),
  provider,
  outcomes: z.array(outcome),
})

/** JSON of {@link market}. */
export type MarketWire = z.infer<typeof market>
