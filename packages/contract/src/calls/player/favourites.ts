import * as z from 'zod/mini'
import { favourite, favouriteType } from '../../wire/player/favourite.ts'
import { id } from '../../wire/primitives.ts'
import { queryFlag, statuses } from '../queryValues.ts'

/** Which kind of favourites to list. */
export const favouritesParams = z.object({ type: favouriteType })
/** Each of them leaves out favourites without a matching match. */
export const favouritesQueryString = z.object({
  /** Comma-separated match status values; default 0,1,2. */
  match_status: z.optional(statuses),
  is_bettable: z.optional(queryFlag),
})
/** The newest first. */
export const favouritesReply = z.object({ data: z.array(favourite) })

/** The favourite to add or remove. */
export const favouriteParams = z.object({ type: favouriteType, id })
/** The state after the change. */
export const favouriteReply = z.object({
  data: z.object({ type: favouriteType, id, is_favourite: z.boolean() }),
})
