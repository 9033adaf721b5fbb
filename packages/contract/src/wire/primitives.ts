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

/** The part of an address that identifies an entity: lower-case letters, digits and hyphens. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
/** Decimal odds x1000. */
export const odds = z.int().check(z.gte(1000), z.lte(100_000_000))
/** Money in subunits. */
export const subunitsValue = z.int().check(z.nonnegative())

/** An ISO 4217 code or the code of a crypto currency, in capitals. */
export const currencyCode = z.string().check(z.regex(/^[A-Z0-9]{3,8}$/))

/** The source of an event and its prices. */
export const provider = z.enum(PROVIDERS)

/** `regular`, or `cyber` for esports. */
export const sportType = z.enum(SPORT_TYPES)

/** `match` has two sides; the others have runners. */
export const eventType = z.enum(EVENT_TYPES)

/** The status of an event as a number (spec section 3, Match). */
export const matchStatus = z.union(Object.values(MATCH_STATUS).map(status => z.literal(status)))

/** The status of a market as a number (spec section 3, Market). */
export const marketStatus = z.union(Object.values(MARKET_STATUS).map(status => z.literal(status)))

/** How the selections of a bet to be placed are combined. */
export const betType = z.enum(BET_TYPES)
/**
 * Type of a placed bet: a back end may still use a combo's older names, by the number of legs (spec section 3, Bet;
 * [BET-1]).
 */
export const placedBetType = z.enum([...BET_TYPES, ...COMBO_NAMES])

/** How a bet or a leg ended; `no_results` until then. */
export const betResult = z.enum(BET_RESULTS)

/** The stage of a placed bet's life (spec section 3, Bet). */
export const betStatus = z.enum(BET_STATUSES)

/** Why a market takes no bets for the moment. */
export const suspensionReason = z.enum(SUSPENSION_REASONS)

/** A way to write odds. */
export const oddsType = z.enum(ODDS_TYPES)

/** Which odds changes a player accepts without confirming them. */
export const oddsAcceptMode = z.enum(ODDS_ACCEPT_MODES)
/** A snapshot's position in a realtime stream: subscribe from here to miss nothing. */
export const streamPosition = z.object({
  channel: z.string(),
  epoch: z.string(),
  offset: z.int().check(z.nonnegative()),
})

/** The page of a list that an answer contains, counted from 1. */
export const pagination = z.object({
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  last_page: z.int(),
})

/** JSON of {@link streamPosition}: a snapshot's position in its channel. */
export type StreamPositionWire = z.infer<typeof streamPosition>

/** JSON of {@link pagination}. */
export type PaginationWire = z.infer<typeof pagination>
