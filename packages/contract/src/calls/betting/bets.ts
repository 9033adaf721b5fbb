import { BET_RESULT_FILTERS } from '@touchline/domain/bet-list'
import { MAX_BETS } from '@touchline/domain/placing'
import * as z from 'zod/mini'
import { bet, draftBet } from '../../wire/betting/bet.ts'
import { betError } from '../../wire/error.ts'
import { betToShare, sharedBet } from '../../wire/betting/sharedBet.ts'
import { currencyCode, pagination } from '../../wire/primitives.ts'
import { queryWholeNumber } from '../queryValues.ts'

const betsWanted = {
  /** Comma-separated bet statuses; by default every status except `rejected`. */
  status: z.optional(z.string()),
  /** `win`, `lose` or `refund`: how they ended; `all` is the default. */
  result: z.optional(z.enum(BET_RESULT_FILTERS)),
  /** Placed, or settled, at or after this instant. */
  from: z.optional(queryWholeNumber({ min: 0 })),
  /** Placed, or settled, before this instant. */
  to: z.optional(queryWholeNumber({ min: 0 })),
  /**
   * The time that `from`, `to` and the order refer to: `created` (the placement, default) or `settled` (the settlement,
   * as in the totals of a period; a bet that is not settled, or was refused, is sorted by its placement).
   */
  by: z.optional(z.enum(['created', 'settled'])),
  /** Bets in this currency; by default in all. */
  currency: z.optional(currencyCode),
}

/** Which of the player's bets to list, newest first, in pages. */
export const betsQueryString = z.object({
  ...betsWanted,
  /**
   * At most 100 bet ids, comma-separated: only these of the player's bets, in every status unless `status` names some.
   */
  ids: z.optional(z.string().check(z.regex(/^[^,]+(,[^,]+){0,99}$/))),
  page: z.optional(queryWholeNumber({ min: 1 })),
  /** At most 500 (spec section 9). */
  limit: z.optional(queryWholeNumber({ min: 1, max: 500 })),
})

/** A page of the player's bets. */
export const betsReply = z.object({ data: z.array(bet), pagination })

/** Which of the player's bets to export as CSV. */
export const exportQueryString = z.object({
  ...betsWanted,
  /** The language of names, for a plain link; if it is missing or not one of the site's, Accept-Language applies. */
  locale: z.optional(z.string()),
})
/** A header line, then one line per bet: UTF-8 with a byte order mark and CRLF, according to RFC 4180. */
export const exportReply = z.string()

/** At most what a slip can send ([SLIP-30]). */
const bets = z.array(draftBet).check(z.minLength(1), z.maxLength(MAX_BETS))

/** Bets to place, with what is recorded about the request (spec section 3, bet placement payload). */
export const placeBetsBody = z.object({
  meta: z.object({
    /** The device id cookie (spec section 3, Device id). */
    device_id: z.string().check(z.minLength(8), z.maxLength(64)),
    quick: z.boolean(),
    /**
     * The type of the slip: `single`, `combo`, `system` or `custom_bet`; several singles are `single`. Stored with the
     * bets, but not used by any rule.
     */
    type: z.optional(z.string().check(z.maxLength(32))),
  }),
  bets,
})
/**
 * Accepted bets in the order of the request; a bet that was refused while others were accepted is in `errors_by_bet`
 * under its index. If none was accepted, the answer is a 422 error body instead.
 */
export const placeBetsReply = z.object({
  data: z.array(bet),
  errors_by_bet: z.optional(z.record(z.string(), betError)),
})

/**
 * The maximum stake of the first bet, in subunits of its currency; 0 where its balance is spent. The bets are sent as
 * for placing; the first one's stake may be 0, and the stakes of the others are deducted from the balance.
 */
export const maxStakeReply = z.object({ data: z.int().check(z.nonnegative()) })

/** The bets to share; stakes are included, so a client that does not want to share them sends 0. */
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
export const shareBetsQueryString = z.object({
  /** Case-insensitive. */
  code: z.string().check(z.minLength(1), z.maxLength(64)),
})
/** Selections that take no bets any more are listed with the others; if nothing is left, the list is empty. */
export const shareBetsReply = z.object({ data: z.array(sharedBet) })
