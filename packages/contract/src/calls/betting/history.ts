import * as z from 'zod/mini'
import { currencyCode, instant } from '../../wire/primitives.ts'
import { queryWholeNumber } from '../queryValues.ts'

const money = z.int()
const bounds = {
  /** At or after this instant; from the first bet by default. */
  from: z.optional(queryWholeNumber({ min: 0 })),
  /** Before this instant; to the last bet by default. */
  to: z.optional(queryWholeNumber({ min: 0 })),
}

/** The period, by when bets were settled. */
export const totalsQueryString = z.object(bounds)
/** Bets settled in the period, by currency; amounts in subunits. */
export const totalsReply = z.object({
  data: z.array(
    z.object({
      currency: currencyCode,
      subunits: z.int(),
      bets: z.int(),
      staked: money,
      returned: money,
      /** Returned less staked: below zero is a loss. */
      net: money,
    }),
  ),
})

/** The period, by when bets were settled, and the currency. */
export const curveQueryString = z.object({ ...bounds, currency: currencyCode })
/** One point for each day (UTC) on which a bet was settled, oldest first; amounts in subunits. */
export const curveReply = z.object({
  data: z.array(
    z.object({
      /** Midnight at its start. */
      at: instant,
      bets: z.int(),
      staked: money,
      returned: money,
      net: money,
      /** Net since the start of the period. */
      total: money,
    }),
  ),
})
