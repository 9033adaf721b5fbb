import * as z from 'zod/mini'

/** Details of a refusal: the legs at fault with their current price, and figures for fixing the bet. */
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
  /**
   * The limit that was exceeded, in subunits: minimum or maximum stake, maximum win, or the remaining balance. With
   * codes 107, 108, 109 and 111.
   */
  limit: z.optional(z.int()),
  /** The current joint price of a custom bet, x1000; null where it has none. With code 120. */
  custom_odds: z.optional(z.nullable(z.int())),
  /**
   * The current cash-out offer, in subunits of the bet's currency; null while there is none. With codes 121 and 122.
   */
  to_cashout: z.optional(z.nullable(z.int())),
  /** The offer's number. */
  v: z.optional(z.int()),
  /** Why there is no cash-out: one of the hindrances of a bet. With code 122. */
  because: z.optional(z.string()),
  /**
   * Keys of an operator's risk validation (spec section 8), such as `odds_to_low`. The reference back end sends none.
   */
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
 * Body of every 4xx and 5xx answer. `errors_by_bet` is keyed by the bet's index in the request; `code`, message and
 * `details` are those of the first.
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
