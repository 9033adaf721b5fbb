import * as z from 'zod/mini'

/** What a refusal points at: the legs at fault with their current price, and figures to fix the bet with. */
const refusalDetails = z.object({
  selections: z.array(
    z.object({
      match_id: z.string(),
      market_id: z.int(),
      specifier: z.string(),
      outcome_id: z.string(),
      reason: z.enum(['odds_changed', 'suspended', 'not_available', 'conflict', 'contradiction']),
      odds: z.nullable(z.int()),
    }),
  ),
  /** The figure that was passed, in subunits: least or most stake, most win, or the money that is left. With codes 107, 108, 109 and 111. */
  limit: z.optional(z.int()),
  /** The joint price of a custom bet now, x1000; null where it has none. With code 120. */
  custom_odds: z.optional(z.nullable(z.int())),
  /** The cash-out offer of now, in subunits of the bet's currency; null while there is none. With codes 121 and 122. */
  to_cashout: z.optional(z.nullable(z.int())),
  /** Its number. */
  v: z.optional(z.int()),
  /** Why there is no cash-out: one of the hindrances of a bet. With code 122. */
  because: z.optional(z.string()),
  /** Keys of an operator's risk validation (spec section 8), such as `odds_to_low`. The reference back end sends none. */
  risk_keys: z.optional(z.array(z.string())),
})

/** Why one bet of a request was refused. */
export const betError = z.object({
  code: z.int(),
  localized_message: z.string(),
  details: z.optional(refusalDetails),
})

/** JSON of {@link betError}: why one bet was refused. */
export type BetErrorWire = z.infer<typeof betError>

/**
 * Body of every 4xx and 5xx answer. `errors_by_bet` is keyed by the bet's index in the request; `code`, message and `details`
 * are those of the first.
 */
export const errorBody = z.object({
  code: z.int(),
  localized_message: z.string(),
  details: z.optional(refusalDetails),
  errors_by_bet: z.optional(z.record(z.string(), betError)),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** JSON of {@link errorBody}: the body of every 4xx and 5xx answer. */
export type ErrorBodyWire = z.infer<typeof errorBody>
