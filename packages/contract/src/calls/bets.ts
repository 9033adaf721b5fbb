import { BET_RESULT_FILTERS } from '@touchline/domain/bet-list'
import { MAX_BETS } from '@touchline/domain/placing'
import * as z from 'zod/mini'
import { bet, draftBet } from '../wire/bet.ts'
import { betError } from '../wire/error.ts'
import { betToShare, sharedBet } from '../wire/sharedBet.ts'
import { currencyCode, pagination } from '../wire/primitives.ts'
import { wholeNumber } from './queryValues.ts'

const betsWanted = {
  /** Comma-separated bet statuses; without it every status but `rejected`. */
  status: z.optional(z.string()),
  /** `win`, `lose` or `refund`: how they ended; `all` is the same as without it. */
  result: z.optional(z.enum(BET_RESULT_FILTERS)),
  /** Placed from this instant on, or settled. */
  from: z.optional(wholeNumber({ min: 0 })),
  /** Placed before this instant, or settled. */
  to: z.optional(wholeNumber({ min: 0 })),
  /**
   * What `from`, `to` and the order look at: `created` (when it was placed, the default) or `settled` (when it was settled, as the totals
   * of a period do; what is not settled, or was refused, stands where it was placed).
   */
  by: z.optional(z.enum(['created', 'settled'])),
  /** In this currency; in all without it. */
  currency: z.optional(currencyCode),
}

/** Which of the player's bets to list, newest first, in pages. */
export const betsQuery = z.object({
  ...betsWanted,
  /** At most 100 bet ids, comma-separated: of the player's bets only these, and of every status unless `status` names some. */
  ids: z.optional(z.string().check(z.regex(/^[^,]+(,[^,]+){0,99}$/))),
  page: z.optional(wholeNumber({ min: 1 })),
  /** At most 500 (spec section 9). */
  limit: z.optional(wholeNumber({ min: 1, max: 500 })),
})

/** A page of the player's bets. */
export const betsReply = z.object({ data: z.array(bet), pagination })

/** Which of the player's bets to export as CSV. */
export const exportQuery = z.object({
  ...betsWanted,
  /** The language of its names, for a plain link; one that the site has not, or none, leaves it to Accept-Language. */
  locale: z.optional(z.string()),
})
/** A line of names, then one for each bet: UTF-8 with its mark, CRLF, as RFC 4180 has it. */
export const exportReply = z.string()

/** No more than a slip lets out ([SLIP-30]). */
const bets = z.array(draftBet).check(z.minLength(1), z.maxLength(MAX_BETS))

/** Bets to place, with what is recorded about the request (spec section 3, bet placement payload). */
export const placeBetsBody = z.object({
  meta: z.object({
    /** The device id cookie (spec section 3, Device id). */
    device_id: z.string().check(z.minLength(8), z.maxLength(64)),
    quick: z.boolean(),
    /** What the slip was: `single`, `combo`, `system` or `custom_bet`; several singles are `single`. Kept with the bets, judged by nothing. */
    type: z.optional(z.string().check(z.maxLength(32))),
  }),
  bets,
})
/**
 * Accepted bets in the order of the request; a bet that was refused while others were taken stands in `errors_by_bet`
 * under its index. When none was taken the answer is a 422 error body instead.
 */
export const placeBetsReply = z.object({
  data: z.array(bet),
  errors_by_bet: z.optional(z.record(z.string(), betError)),
})

/**
 * The most that can be staked on the first bet, in subunits of its currency; 0 where its balance is spent. The bets come as
 * for placing; the first one's stake may be 0, the stakes of the others are taken off the balance.
 */
export const maxStakeReply = z.object({ data: z.int().check(z.nonnegative()) })

/** The bets to share; stakes go along, so who does not want to tell them sends 0. */
export const shareCodeBody = z.object({ bets: z.array(betToShare).check(z.minLength(1), z.maxLength(20)) })

/** The code of a shared slip. */
export const shareCodeReply = z.object({
  data: z.object({
    code: z.string(),
    /** The site's first page with the code in its address. */
    url: z.string(),
  }),
})

/** The code of the slip to read. */
export const shareBetsQuery = z.object({
  /** Capitals and small letters are the same. */
  code: z.string().check(z.minLength(1), z.maxLength(64)),
})
/** What cannot be bet on any more is told beside what can; where nothing can, the list is empty. */
export const shareBetsReply = z.object({ data: z.array(sharedBet) })
