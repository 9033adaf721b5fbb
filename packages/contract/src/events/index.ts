import * as z from 'zod/mini'
import { cashoutHindrance, changedBet, money } from '../wire/betting/bet.ts'
import { matchState } from '../wire/catalogue/match.ts'
import { newNotification } from '../wire/player/notification.ts'
import { id, instant, marketStatus, matchStatus, odds, suspensionReason } from '../wire/primitives.ts'
import { providerStatus } from '../wire/player/settings.ts'

/**
 * Changed prices of one match: absolute values, ids and integers only, one payload for every locale. Lower or equal `v`
 * is dropped.
 */
export const marketsChanged = z.object({
  event_name: z.literal('markets_changed'),
  message: z.object({
    match_id: id,
    v: z.int(),
    ts: instant,
    markets: z.array(
      z.object({
        id: z.int(),
        specifier: z.string(),
        status: marketStatus,
        reason: z.optional(suspensionReason),
        outcomes: z.array(z.object({ id: z.string(), odds, active: z.boolean() })),
      }),
    ),
  }),
})

/** Score, clock or stage of a match changed. */
export const matchChanged = z.object({
  event_name: z.literal('match_changed'),
  message: z.object({
    match_id: id,
    v: z.int(),
    ts: instant,
    state: matchState,
    available_markets_count: z.int(),
  }),
})

/** A match became live, stopped or finished, or was added to the list (status 0). */
export const matchStatusChanged = z.object({
  event_name: z.literal('match_status_changed'),
  message: z.object({ match_id: id, sport_key: z.string(), v: z.int(), ts: instant, status: matchStatus }),
})

/** Providers that went down or became active again. */
export const providerStatusChanged = z.object({
  event_name: z.literal('provider_status_changed'),
  message: z.object({ provider_statuses: z.array(providerStatus) }),
})

/** Every 2 s on the locale channel (design, section 4). */
export const heartbeat = z.object({
  event_name: z.literal('heartbeat'),
  message: z.object({ server_time: instant, provider_statuses: z.array(providerStatus) }),
})

/** An account of the player and its new balance, in subunits. */
export const balanceChanged = z.object({
  event_name: z.literal('balance_changed'),
  message: z.object({ ...money.shape, value: z.int(), v: z.int() }),
})

/** A bet was placed or one of its legs settled: ids, odds, results and money, the same in every language. */
export const betChanged = z.object({
  event_name: z.literal('bet_changed'),
  message: z.object({ bet: changedBet }),
})

/** What cashing out a bet pays now; null while it is not offered. Lower or equal `v` is dropped. */
export const betCashoutChanged = z.object({
  event_name: z.literal('bet_cashout_changed'),
  message: z.object({
    bet_id: id,
    to_cashout: z.nullable(money),
    because: z.nullable(cashoutHindrance),
    v: z.int(),
  }),
})

/** A new notification; the list has its texts. */
export const notificationEvent = z.object({
  event_name: z.literal('notification'),
  message: z.object({ notification: newNotification }),
})

/** How many notifications are unread. Lower or equal `v` is dropped. */
export const unreadCountersChanged = z.object({
  event_name: z.literal('unread_counters_changed'),
  message: z.object({ unread: z.int(), v: z.int() }),
})

/** The prize pool of a tournament changed. Lower or equal `v` is dropped. */
export const tournamentPoolChanged = z.object({
  event_name: z.literal('tournament_pool_changed'),
  message: z.object({ tournament_id: id, pool: money, v: z.int() }),
})

/** The player was given a bonus; the list of bonuses has its details. */
export const bonusIssued = z.object({
  event_name: z.literal('bonus_issued'),
  message: z.object({ bonus_id: id, issued_at: instant }),
})

/** The schema of every event, by its `event_name` (spec section 7.4). */
export const EVENTS = {
  markets_changed: marketsChanged,
  match_changed: matchChanged,
  match_status_changed: matchStatusChanged,
  provider_status_changed: providerStatusChanged,
  heartbeat,
  balance_changed: balanceChanged,
  bet_changed: betChanged,
  bet_cashout_changed: betCashoutChanged,
  notification: notificationEvent,
  unread_counters_changed: unreadCountersChanged,
  tournament_pool_changed: tournamentPoolChanged,
  bonus_issued: bonusIssued,
}

/** JSON of {@link marketsChanged}. */
export type MarketsChangedWire = z.infer<typeof marketsChanged>

/** JSON of {@link matchChanged}. */
export type MatchChangedWire = z.infer<typeof matchChanged>

/** JSON of {@link matchStatusChanged}. */
export type MatchStatusChangedWire = z.infer<typeof matchStatusChanged>

/** JSON of {@link providerStatusChanged}. */
export type ProviderStatusChangedWire = z.infer<typeof providerStatusChanged>

/** JSON of {@link heartbeat}. */
export type HeartbeatWire = z.infer<typeof heartbeat>

/** JSON of {@link balanceChanged}. */
export type BalanceChangedWire = z.infer<typeof balanceChanged>

/** JSON of {@link betChanged}. */
export type BetChangedWire = z.infer<typeof betChanged>

/** JSON of {@link betCashoutChanged}. */
export type BetCashoutChangedWire = z.infer<typeof betCashoutChanged>

/** JSON of {@link notificationEvent}. */
export type NotificationEventWire = z.infer<typeof notificationEvent>

/** JSON of {@link unreadCountersChanged}. */
export type UnreadCountersChangedWire = z.infer<typeof unreadCountersChanged>

/** JSON of {@link tournamentPoolChanged}. */
export type TournamentPoolChangedWire = z.infer<typeof tournamentPoolChanged>

/** JSON of {@link bonusIssued}. */
export type BonusIssuedWire = z.infer<typeof bonusIssued>

/** JSON of any event. */
export type EventWire =
  | MarketsChangedWire
  | MatchChangedWire
  | MatchStatusChangedWire
  | ProviderStatusChangedWire
  | HeartbeatWire
  | BalanceChangedWire
  | BetChangedWire
  | BetCashoutChangedWire
  | NotificationEventWire
  | UnreadCountersChangedWire
  | TournamentPoolChangedWire
  | BonusIssuedWire
