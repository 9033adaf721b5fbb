import * as z from 'zod/mini'
import { bet, draftBet } from '../wire/bet.ts'
import { betError } from '../wire/error.ts'
import { pagination } from '../wire/primitives.ts'

export const betsQuery = z.object({
  /** Comma-separated bet statuses; without it every status but `rejected`. */
  status: z.optional(z.string()),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  /** At most 500 (spec section 9). */
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(500))),
})
export const betsReply = z.object({ data: z.array(bet), pagination })

export const placeBetsBody = z.object({
  meta: z.object({
    /** The device id cookie (spec section 3, Device id). */
    device_id: z.string().check(z.minLength(8), z.maxLength(64)),
    quick: z.boolean(),
    type: z.optional(z.string().check(z.maxLength(32))),
  }),
  bets: z.array(draftBet).check(z.minLength(1), z.maxLength(20)),
})
/**
 * Accepted bets in the order of the request; a bet that was refused while others were taken stands in `errors_by_bet`
 * under its index. When none was taken the answer is a 422 error body instead.
 */
export const placeBetsReply = z.object({
  data: z.array(bet),
  errors_by_bet: z.optional(z.record(z.string(), betError)),
})
