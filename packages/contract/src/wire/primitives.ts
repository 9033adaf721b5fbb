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
export const provider = z.enum(['betradar', 'oddin', 'betconstruct'])
export const sportType = z.enum(['regular', 'cyber'])
export const matchStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
])
export const marketStatus = z.union([
  z.literal(1),
  z.literal(-1),
  z.literal(0),
  z.literal(-2),
  z.literal(-3),
  z.literal(-4),
])
export const betType = z.enum(['single', 'combo', 'system', 'custom_bet'])
export const betResult = z.enum([
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
])
export const betStatus = z.enum([
  'submitted',
  'waiting_results',
  'ready_to_process',
  'done',
  'cashout_in_progress',
  'cashed_out',
  'withdrawn',
  'cancelled',
  'rejected',
])
export const suspensionReason = z.enum([
  'goal',
  'possible_goal',
  'penalty',
  'red_card',
  'video_review',
  'break_point',
  'wicket',
  'timeout',
  'injury',
  'period_end',
  'round_end',
  'operator',
  'provider_down',
])
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
