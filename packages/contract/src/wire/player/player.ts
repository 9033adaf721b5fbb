import * as z from 'zod/mini'
import { currencyCode, id } from '../primitives.ts'

/**
 * The profile (spec section 3, User). An anonymous visitor gets the same shape with nulls: without e-mail and auth
 * phone nobody is signed in.
 */
export const player = z.object({
  id: z.nullable(id),
  email: z.nullable(z.string()),
  mobile_phone: z.nullable(z.string()),
  auth_phone_number: z.nullable(z.string()),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  language: z.nullable(z.string()),
  currency: z.nullable(currencyCode),
  auth_fields_missed: z.array(z.string()),
  statuses: z.array(z.object({ id: z.string() })),
})

/** JSON of the signed-in player. */
export type PlayerWire = z.infer<typeof player>

/** One account of a player: balance in subunits. */
export const account = z.object({
  currency: currencyCode,
  subunits: z.int(),
  balance: z.int(),
  active: z.boolean(),
})

/** JSON of one account: a player's money in one currency, in subunits. */
export type AccountWire = z.infer<typeof account>
