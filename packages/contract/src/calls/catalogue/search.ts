import * as z from 'zod/mini'
import { market } from '../../wire/catalogue/market.ts'
import { sportEvent } from '../../wire/catalogue/outright.ts'
import { sportType } from '../../wire/primitives.ts'
import { tournament } from '../../wire/catalogue/sport.ts'
import { queryFlag, statuses } from '../queryValues.ts'

/** What to search for, and where. */
export const searchQueryString = z.object({
  /** 3 to 50 characters (spec section 5). */
  q: z.string().check(z.minLength(1), z.maxLength(400)),
  sport_type: z.optional(sportType),
  /** Comma-separated match status values; default 0,1,2. */
  match_status: z.optional(statuses),
  /** Searches only the names of events: no markets, no leagues. */
  only_events_name: z.optional(queryFlag),
})
/** Each group starts with the best match, live events first. */
export const searchReply = z.object({
  data: z.object({
    markets: z.array(z.object({ event: sportEvent, market })),
    matches: z.array(sportEvent),
    tournaments: z.array(z.object({ tournament, matches_count: z.int(), live_count: z.int() })),
  }),
})
