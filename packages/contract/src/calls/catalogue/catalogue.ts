import { SORT_FIELDS } from '@touchline/domain/catalogue'
import * as z from 'zod/mini'
import { market } from '../../wire/catalogue/market.ts'
import { sportEvent } from '../../wire/catalogue/outright.ts'
import {
  eventType,
  id,
  marketId,
  matchStatus,
  pagination,
  slug,
  sportType,
  streamPosition,
} from '../../wire/primitives.ts'
import { category, sport, tournament } from '../../wire/catalogue/sport.ts'
import { queryFlag, statuses, numbersOf, queryWholeNumber } from '../queryValues.ts'

const count = queryWholeNumber({ min: 1 })
/** Maximum length of a list of ids in an address, in characters. */
const IDS_LENGTH_MAX = 8_000
const marketIds = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(IDS_LENGTH_MAX)),
    z.transform((text: string) => numbersOf(text.split(','))),
  ),
  z.array(marketId),
)

/** All sports, by priority. */
export const sportsReply = z.object({ data: z.array(sport) })

/** Without a sport, the categories of all sports. */
export const categoriesQueryString = z.object({ sport_key: z.optional(z.string()) })

/** Categories, by priority. */
export const categoriesReply = z.object({ data: z.array(category) })

/** One category. */
export const categoryReply = z.object({ data: category })

/** Which leagues to list. */
export const tournamentsQueryString = z.object({
  sport_key: z.optional(z.string()),
  category_id: z.optional(id),
  /** Only leagues with matches that take bets now, by priority. */
  top: z.optional(queryFlag),
})

/** Leagues, by priority. */
export const tournamentsReply = z.object({ data: z.array(tournament) })

/** One league. */
export const tournamentReply = z.object({ data: tournament })
/** Categories, leagues and matches are found by their id, or by their slug together with the sport's key. */
export const lookupQueryString = z.object({ sport_key: z.optional(z.string()) })

/** An id or a slug in the address. */
export const lookupParams = z.object({ id: z.union([id, slug]) })

/** The part of an address after the sport: a slug, current or former, or an id. */
export const addressParams = z.object({
  sport: z.string().check(z.minLength(1), z.maxLength(64)),
  slug: z.union([id, slug]),
})

/** What an address refers to, and its current address. */
export const addressReply = z.object({
  data: z.object({
    /** `outright` is any event without two sides. */
    kind: z.enum(['category', 'league', 'match', 'outright']),
    id,
    /** Its current slug: an address with another one redirects here permanently. */
    slug,
    sport_key: z.string(),
    /** Whether it has been removed. */
    is_gone: z.boolean(),
    /** Only for an event: its league. */
    league: z.nullable(z.object({ slug, name: z.string() })),
  }),
})

const SORT = `(${SORT_FIELDS.join('|')})(:(asc|desc))?`
const sorts = z
  .string()
  .check(
    z.regex(new RegExp(`^${SORT}(,${SORT}){0,${SORT_FIELDS.length - 1}}$`)),
    z.refine(hasEachOnce, { error: 'names a field twice' }),
  )

/** Which events to list; instants in epoch milliseconds. */
export const matchesQueryString = z.object({
  /** Comma-separated ids. */
  id: z.optional(z.string().check(z.maxLength(IDS_LENGTH_MAX))),
  /** Default `match`. */
  type: z.optional(eventType),
  sport_key: z.optional(z.string()),
  sport_type: z.optional(sportType),
  category_id: z.optional(id),
  tournament_id: z.optional(id),
  /** Comma-separated match status values; default 0,1,2. */
  match_status: z.optional(statuses),
  /** `<field>:asc` or `<field>:desc`, comma-separated, each field at most once. */
  sort_by: z.optional(sorts),
  start_from: z.optional(queryWholeNumber()),
  start_to: z.optional(queryWholeNumber()),
  bettable: z.optional(queryFlag),
  /** Only matches whose markets can be combined in a custom bet now. */
  custom_bet: z.optional(queryFlag),
  /**
   * Only the player's favourites, and matches of their favourite leagues, countries, sports and competitors; nothing
   * for a visitor.
   */
  favourite: z.optional(queryFlag),
  max_per_sport: z.optional(count),
  page: z.optional(count),
  /**
   * At most 40 (spec section 5); a larger value is replaced with 20, a default that the specification does not name.
   */
  limit: z.optional(count),
  has_video: z.optional(queryFlag),
})

/** A page of events, with the position of the locale's channel at which they were read. */
export const matchesReply = z.object({
  data: z.array(sportEvent),
  pagination,
  stream: streamPosition,
})

/** One event, with the position of its channel at which it was read. */
export const matchReply = z.object({ data: sportEvent, stream: streamPosition })

/** Which markets of an event to list. */
export const marketsQueryString = z.object({
  page: z.optional(count),
  limit: z.optional(count),
  group_key: z.optional(z.string()),
  /** Comma-separated. */
  market_id: z.optional(marketIds),
})
/** Markets that can still be bet on; for a finished match those that were settled, each outcome with its result. */
export const marketsReply = z.object({
  data: z.array(market),
  pagination,
  /** Version of the match these markets belong to. */
  version: z.int(),
  stream: streamPosition,
})

/** Which matches to count; instants in epoch milliseconds. */
export const countersBody = z.object({
  sport_id: z.optional(id),
  category_id: z.optional(id),
  tournament_id: z.optional(id),
  match_status: z.optional(z.array(matchStatus).check(z.minLength(1), z.maxLength(6))),
  has_video: z.optional(z.boolean()),
  sport_type: z.optional(sportType),
  /** Default `match`. */
  type: z.optional(eventType),
  start: z.optional(z.object({ from: z.optional(z.int()), to: z.optional(z.int()) })),
})
const counts = z.record(z.string(), z.int())
/** Matches that take bets: the number of live ones, and by id of sport, category and league. */
export const countersReply = z.object({
  data: z.object({ live: z.int(), sports: counts, categories: counts, tournaments: counts }),
})

function hasEachOnce(sortBy: string): boolean {
  const fields = sortBy.split(',').map(sort => sort.split(':')[0])
  return new Set(fields).size === fields.length
}
