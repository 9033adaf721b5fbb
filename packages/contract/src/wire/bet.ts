import * as z from 'zod/mini'
import {
  betResult,
  betStatus,
  betType,
  placedBetType,
  currencyCode,
  id,
  instant,
  marketId,
  matchStatus,
  odds,
  provider,
  slug,
  subunitsValue,
} from './primitives.ts'
import { score } from './match.ts'

/** An amount: `value` is a whole number of `subunits`-ths of `currency`. */
export const money = z.object({ value: subunitsValue, currency: currencyCode, subunits: z.int() })
export type MoneyWire = z.infer<typeof money>

/** One leg of a placed bet (spec section 3, Selection). Names are in the language of the request. */
export const betSelection = z.object({
  match_id: id,
  match_urn_id: z.string(),
  match_slug: slug,
  match_status: matchStatus,
  match_start_time: instant,
  match_score: score,
  sport_key: z.string(),
  category_slug: slug,
  category_name: z.string(),
  tournament_name: z.string(),
  name_a: z.string(),
  name_b: z.string(),
  provider,
  market_id: z.int(),
  market_name: z.string(),
  specifier: z.string(),
  outcome_id: z.string(),
  outcome_name: z.string(),
  /** The price the bet was accepted at. */
  odds,
  result: betResult,
})
export type BetSelectionWire = z.infer<typeof betSelection>

/** A placed bet (spec section 3, Bet). */
export const bet = z.object({
  id,
  ref: z.string(),
  type: placedBetType,
  status: betStatus,
  result: betResult,
  stake: money,
  win_amount: z.nullable(money),
  /** What it pays if every open leg wins. */
  potential_win: money,
  /** Of the whole bet, x1000: the product of a combo's legs may pass the most one price can be. */
  odds: z.int().check(z.gte(1000)),
  selections: z.array(betSelection),
  system: z.nullable(z.object({ id, win_count: z.int(), total_count: z.int() })),
  /** What cashing out pays now; null while it is not offered, absent where a back end has no cash-out. */
  to_cashout: z.optional(z.nullable(money)),
  /** The bonus the bet was placed with. */
  bonus: z.optional(z.nullable(z.object({ id, type: z.string(), odds: z.optional(odds) }))),
  created_at: instant,
  settled_at: z.nullable(instant),
  vip: z.boolean(),
  used_in_jackpot: z.boolean(),
})
export type BetWire = z.infer<typeof bet>

/** One selection of a bet to be placed, with the price the bettor saw (spec section 3, bet placement payload). */
export const draftSelection = z.object({
  match_id: id,
  market_id: marketId,
  specifier: z.string().check(z.maxLength(128)),
  outcome_id: z.string().check(z.maxLength(64)),
  odds,
})
/** One outcome of a match that is named already. */
export const customLeg = z.omit(draftSelection, { match_id: true, odds: true })
export type CustomLegWire = z.infer<typeof customLeg>

/** One bet to be placed. */
export const draftBet = z.object({
  type: betType,
  stake: z.object({ value: subunitsValue, currency: currencyCode }),
  selections: z.array(draftSelection).check(z.minLength(1), z.maxLength(50)),
  system_id: z.optional(id),
  custom_odds: z.optional(odds),
  bonus: z.optional(z.object({ id, type: z.string(), odds: z.optional(odds) })),
  /** Bets of a request with the same word are taken or refused as a whole: the parts of a named bet, say. */
  group: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})
export type DraftBetWire = z.infer<typeof draftBet>
