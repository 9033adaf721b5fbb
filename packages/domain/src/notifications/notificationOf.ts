import type { Bet, BetResult, BetStatus } from '../bet/index.ts'
import { betPhase } from '../bet/index.ts'

/** The types of notifications. */
export const NOTIFICATION_TYPES = [
  'bet_settled',
  'bet_refunded',
  'bet_cashed_out',
  'bet_corrected',
  'bet_refused',
] as const

/** The type of a notification. */
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** The objects of notifications (spec section 3, Notification). */
export const NOTIFICATION_OBJECTS = ['bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'] as const

/** The kind of object of a notification. */
export type NotificationObject = (typeof NOTIFICATION_OBJECTS)[number]

/** The fields of a bet at one moment that its notifications need. */
export type BetMoment = {
  readonly status: BetStatus
  readonly result: BetResult
  /** Everything paid for it so far, in subunits; 0 at first. */
  readonly paid: number
  /** The part of that from cash-outs. */
  readonly cashedOut: number
}

/** A bet before and after one transaction. */
export type BetChange = { readonly before: BetMoment; readonly after: BetMoment }

/**
 * The notification for a change of a bet, if any ([NOTE-1] to [NOTE-4]): one whenever the bettor's money or the bet's
 * final result changed. A leg's result alone, an acceptance and a repeated change cause none.
 */
export function notificationOf({ before, after }: BetChange): NotificationType | undefined {
  if (after.cashedOut > before.cashedOut) return 'bet_cashed_out'
  if (before.status === 'done') return isSameEnd(before, after) ? undefined : 'bet_corrected'
  if (after.status === before.status) return undefined
  if (after.status === 'done') return isRefund(after.result) ? 'bet_refunded' : 'bet_settled'
  if (after.status === 'cancelled' && before.status !== 'submitted') return 'bet_refunded'
  return betPhase(after.status) === 'declined' ? 'bet_refused' : undefined
}

/** The object of a notification about a bet: a VIP bet has its own kind ([NOTE-5]). */
export function notificationObjectOf({ isVip }: Pick<Bet, 'isVip'>): NotificationObject {
  return isVip ? 'vip_bet' : 'bet'
}

function isSameEnd(before: BetMoment, after: BetMoment): boolean {
  return after.status === before.status && after.result === before.result && after.paid === before.paid
}

function isRefund(result: BetResult): boolean {
  return result === 'refund_entire' || result === 'canceled'
}
