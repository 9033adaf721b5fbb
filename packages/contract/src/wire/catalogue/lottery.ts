import * as z from 'zod/mini'
import { currencyCode, id, instant, subunitsValue } from '../primitives.ts'

const ball = z.int().check(z.positive())
const field = z.object({
  /** How many numbers are picked. */
  pick: z.int(),
  /** How many numbers are drawn. */
  drawn: z.int(),
  /** The highest number. */
  of: z.int(),
})

/** An upcoming draw. `seed_hash` is the SHA-256 of the seed that determines its numbers. */
export const comingDraw = z.object({ number: z.int(), at: instant, seed_hash: z.string() })

/** JSON of {@link comingDraw}: a draw with the hash of its seed. */
export type ComingDrawWire = z.infer<typeof comingDraw>

/** A past draw: its numbers in ascending order, and the seed that determined them. */
export const lotteryDraw = z.object({
  ...comingDraw.shape,
  main: z.array(ball),
  bonus: z.array(ball),
  jackpot: subunitsValue,
  /** Tickets that won the jackpot. */
  jackpot_winners: z.int(),
  seed: z.string(),
})

/** JSON of {@link lotteryDraw}: a past draw with its numbers and its seed. */
export type LotteryDrawWire = z.infer<typeof lotteryDraw>

/** A lottery; amounts in subunits of its own currency. */
export const lottery = z.object({
  id,
  name: z.string(),
  /** The provider whose page sells its tickets: `app` of that provider. */
  provider: z.string(),
  app: z.string(),
  main: field,
  /** A second row of its own. */
  bonus: z.nullable(field),
  currency: currencyCode,
  subunits: z.int(),
  /** Price of one draw of a ticket. */
  price: subunitsValue,
  /** Jackpot of the next draw. */
  jackpot: subunitsValue,
  next_draw: comingDraw,
  last_draw: z.nullable(lotteryDraw),
})

/** JSON of {@link lottery}. */
export type LotteryWire = z.infer<typeof lottery>
