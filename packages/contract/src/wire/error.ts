import * as z from 'zod/mini'

/** Why one bet of a request was refused; `details.selections` names the legs at fault with their present price. */
export const betError = z.object({
  code: z.int(),
  localized_message: z.string(),
  details: z.optional(
    z.object({
      selections: z.array(
        z.object({
          match_id: z.string(),
          market_id: z.int(),
          specifier: z.string(),
          outcome_id: z.string(),
          reason: z.enum(['odds_changed', 'suspended', 'not_available', 'conflict']),
          odds: z.nullable(z.int()),
        }),
      ),
      max_stake: z.optional(z.int()),
    }),
  ),
})
export type BetErrorWire = z.infer<typeof betError>

/** Body of every 4xx and 5xx answer. `errors_by_bet` is keyed by the bet's index in the request. */
export const errorBody = z.object({
  code: z.int(),
  localized_message: z.string(),
  errors_by_bet: z.optional(z.record(z.string(), betError)),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorBodyWire = z.infer<typeof errorBody>
