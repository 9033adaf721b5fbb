import { BET_RESULTS, BET_STATUSES, BET_TYPES, COMBO_NAMES } from '@touchline/domain/bet'
import { MARKET_STATUS, SUSPENSION_REASONS } from '@touchline/domain/market'
import { EVENT_TYPES, MATCH_STATUS, PROVIDERS, SPORT_TYPES } from '@touchline/domain/match'
import { ODDS_ACCEPT_MODES, ODDS_TYPES } from '@touchline/domain/odds'
import * as z from 'zod/mini'

/** Epoch milliseconds. */
export const instant = z.int().check(z.nonnegative())
/** Opaque id; digits in the reference sportsbook, never parsed by clients. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))
/** A market's number in the feed's catalogue. */
export const marketId = z.int().check(z.gte(0), z.lte(2_147_483_647))
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
/** Decimal odds x1000. */
export const odds = z.int().check(z.gte(1000), z.lte(100_000_000))
/** Money in subunits. */
export const subunitsValue = z.int().check(z.nonnegative())
export const currencyCode = z.string().check(z.regex(/^[A-Z0-9]{3,8}$/))
export const provider = z.enum(PROVIDERS)
export const sportType = z.enum(SPORT_TYPES)
export const eventType = z.enum(EVENT_TYPES)
export const matchStatus = z.union(Object.values(MATCH_STATUS).map(status => z.literal(status)))
export const marketStatus = z.union(Object.values(MARKET_STATUS).map(status => z.literal(status)))
export const betType = z.enum(BET_TYPES)
/** Of a placed bet: a back end may still give a combo its older names, by the number of legs (spec section 3, Bet; [BET-1]). */
export const placedBetType = z.enum([...BET_TYPES, ...COMBO_NAMES])
export const betResult = z.enum(BET_RESULTS)
export const betStatus = z.enum(BET_STATUSES)
export const suspensionReason = z.enum(SUSPENSION_REASONS)
export const oddsType = z.enum(ODDS_TYPES)
export const oddsAcceptMode = z.enum(ODDS_ACCEPT_MODES)
/** Where a snapshot stands in a realtime stream: subscribe from here to miss nothing. */
export const streamPosition = z.object({
  channel: z.string(),
  epoch: z.string(),
  offset: z.int().check(z.nonnegative()),
})
export const pagination = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  last_page: z.int(),
})
export type StreamPositionWire = z.infer<typeof streamPosition>
export type PaginationWire = z.infer<typeof pagination>
