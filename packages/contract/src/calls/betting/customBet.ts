import * as z from 'zod/mini'
import { customLeg } from '../../wire/betting/bet.ts'
import { market } from '../../wire/catalogue/market.ts'
import { id, odds } from '../../wire/primitives.ts'

/** Outcomes of one match to be priced together. */
export const customOddsBody = z.object({
  match_id: id,
  selections: z.array(customLeg).check(z.minLength(1), z.maxLength(50)),
})
/** The joint price of outcomes of one match, from the model that prices the match. */
export const customOddsReply = z.object({
  data: z.object({
    odds,
    /** Fair chance that all of them win, 0 to 1. */
    probability: z.number().check(z.gte(0), z.lte(1)),
    /** The requested outcomes, each with its own price. */
    selections: z.array(z.extend(customLeg, { odds })),
    /** Outcomes that can be added so that a price still exists. */
    available: z.array(customLeg),
  }),
})

/** The match's id in the address. */
export const customMarketsParams = z.object({ matchId: id })
/** Markets of the match whose outcomes can be combined; empty where none can be combined now. */
export const customMarketsReply = z.object({ data: z.array(market) })
