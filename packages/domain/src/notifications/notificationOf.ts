import type { Bet, BetResult, BetStatus } from '../bet/index.ts'
import { betPhase } from '../bet/index.ts'

/** What leaves a notification. */
export const NOTIFICATION_TYPES = [
  'bet_settled',
  'bet_refunded',
  'bet_cashed_out',
  'bet_corrected',
  'bet_refused',
] as const

/** What a notification says has happened. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What a notification is about (spec section 3, Notification). */
export const NOTIFICATION_OBJECTS = ['bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'] as const

/** The kind of thing a notification is about. */
export type NotificationObject = (typeof NOTIFICATION_OBJECTS)[number]

/** A bet at one moment, as its notifications see it. */
export type BetMoment = {
  readonly status: BetStatus
  readonly result: BetResult
  /** All that was paid for it so far, in subunits; 0 while nothing was. */
  readonly paid: number
  /** What of that was cashed out, in subunits. */
  readonly cashedOut: number
}

/** A bet before and after one transaction. */
export type BetChange = { readonly before: BetMoment; readonly after: BetMoment }

/**
 * Which notification a change of a bet leaves, if any ([NOTE-1] to [NOTE-4]): one for each time that the bettor's money or the bet's end
 * changed. A leg's result alone, an acceptance and a change that says the same again leave none.
 */
export function notificationOf({ before, after }: BetChange): NotificationType | undefined {
  if (after.cashedOut > before.cashedOut) return 'bet_cashed_out'
  if (before.status === 'done') return isSameEnd(before, after) ? undefined : 'bet_corrected'
  if (after.status === before.status) return undefined
  if (after.status === 'done') return isRefund(after.result) ? 'bet_refunded' : 'bet_settled'
  if (after.status === 'cancelled' && before.status !== 'submitted') return 'bet_refunded'
  return betPhase(after.status) === 'declined' ? 'bet_refused' : undefined
}

/** What a notification about a bet is about: a VIP bet has a kind of its own ([NOTE-5]). */
export function notificationObjectOf({ isVip }: Pick<Bet, 'isVip'>): NotificationObject {
  return isVip ? 'vip_bet' : 'bet'
}

function isSameEnd(before: BetMoment, after: BetMoment): boolean {
  return after.status === before.status && after.result === before.result && after.paid === before.paid
}

function isRefund(result: BetResult): boolean {
  return result === 'refund_entire' || result === 'canceled'
}
