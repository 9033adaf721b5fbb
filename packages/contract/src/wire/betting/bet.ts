import { CASHOUT_HINDRANCES } from '@touchline/domain/cashout'
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
  oddsAcceptMode,
  provider,
  slug,
  subunitsValue,
} from '../primitives.ts'
import { betError } from '../error.ts'
import { score } from '../catalogue/match.ts'

/** An amount: `value` is a whole number of `subunits`-ths of `currency`. */
export const money = z.object({ value: subunitsValue, currency: currencyCode, subunits: z.int() })

/** JSON of {@link money}: an amount in subunits of its currency. */
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
  /** Absent where the event has no two sides: `name_a` is then its name. */
  name_b: z.optional(z.string()),
  provider,
  market_id: z.int(),
  market_name: z.string(),
  specifier: z.string(),
  outcome_id: z.string(),
  outcome_name: z.string(),
  /** The price the bet was accepted at; while it is `submitted`, the price it was received at. */
  odds,
  /** The price the bettor saw at the tap. */
  odds_at_tap: z.optional(z.nullable(odds)),
  /** The price when the request came in. */
  odds_at_arrival: z.optional(z.nullable(odds)),
  /** Number of competitors in a dead heat; absent where there is none. */
  tied: z.optional(z.int().check(z.gte(2))),
  /** How many places they share, if more than one: the winnings are divided by `tied` and multiplied by this number. */
  tied_places: z.optional(z.int().check(z.gte(2))),
  result: betResult,
})

/** JSON of {@link betSelection}: one leg of a placed bet. */
export type BetSelectionWire = z.infer<typeof betSelection>

/** Why there is no cash-out now. */
export const cashoutHindrance = z.enum(CASHOUT_HINDRANCES)

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
  /** Odds of the whole bet, x1000: the product of a combo's legs may exceed the maximum of a single price. */
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
  /** Increases with every change of the bet: a lower or equal one is outdated. */
  v: z.optional(z.int()),
  /** When the bookmaker decides a `submitted` bet, or a cash-out in progress. */
  decide_at: z.optional(z.nullable(instant)),
  /** The rule that decides a `submitted` bet whose odds have moved. */
  accept_mode: z.optional(z.nullable(oddsAcceptMode)),
  /** Why a `rejected` bet was refused; code 101 includes the current odds. */
  refusal: z.optional(z.nullable(betError)),
  /** The part of the stake that was not cashed out; the whole stake at first. */
  open_stake: z.optional(money),
  /** What was cashed out: which part of the stake, for how much. */
  cashed_out: z.optional(z.nullable(z.object({ stake: money, value: money }))),
  /** The state of the offer in `to_cashout`: its increasing number, and why there is none. */
  cash_out: z.optional(z.object({ v: z.int(), because: z.nullable(cashoutHindrance) })),
  /** Cashes out automatically at this much or more, in subunits. */
  cashout_rule: z.optional(z.nullable(z.object({ at_least: subunitsValue }))),
  /** When a corrected result last changed what the bet pays. */
  corrected_at: z.optional(z.nullable(instant)),
  /** Whether `GET /bets/{id}/receipt` has its signed receipt. */
  has_receipt: z.optional(z.boolean()),
})

/** JSON of {@link bet}: a placed bet. */
export type BetWire = z.infer<typeof bet>

/** One selection of a bet to be placed, with the price the bettor saw (spec section 3, bet placement payload). */
export const draftSelection = z.object({
  match_id: id,
  market_id: marketId,
  specifier: z.string().check(z.maxLength(128)),
  outcome_id: z.string().check(z.maxLength(64)),
  odds,
})
/** One outcome of a match that is already known. */
export const customLeg = z.omit(draftSelection, { match_id: true, odds: true })

/** JSON of {@link customLeg}: an outcome of a match that is given elsewhere. */
export type CustomLegWire = z.infer<typeof customLeg>

/**
 * A bet as realtime sends it, without names. A player may use two languages at once on a single private channel, so the
 * event has the changes and the list of bets has the texts.
 */
export const changedBet = z.extend(bet, {
  selections: z.array(
    z.omit(betSelection, {
      category_name: true,
      tournament_name: true,
      name_a: true,
      name_b: true,
      market_name: true,
      outcome_name: true,
    }),
  ),
})

/** JSON of {@link changedBet}: a placed bet without names, as realtime sends it. */
export type ChangedBetWire = z.infer<typeof changedBet>

/** One bet to be placed. */
export const draftBet = z.object({
  type: betType,
  stake: z.object({ value: subunitsValue, currency: currencyCode }),
  selections: z.array(draftSelection).check(z.minLength(1), z.maxLength(50)),
  system_id: z.optional(id),
  custom_odds: z.optional(odds),
  bonus: z.optional(z.object({ id, type: z.string(), odds: z.optional(odds) })),
  /** Bets of a request with the same name are accepted or refused together, such as the parts of a named bet. */
  group: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})

/** JSON of {@link draftBet}: a bet to be placed. */
export type DraftBetWire = z.infer<typeof draftBet>
