/** Why a bet has no cash-out offer. */
export const CASHOUT_HINDRANCES = [
  'suspended',
  'lost',
  'no_value',
  'decided',
  'in_progress',
  'not_offered',
] as const
export type CashoutHindrance = (typeof CASHOUT_HINDRANCES)[number]

/** The filters of My bets by how a bet ended. */
export const BET_RESULT_FILTERS = ['all', 'win', 'lose', 'refund'] as const
export type BetResultFilter = (typeof BET_RESULT_FILTERS)[number]

/** What leaves a notification. */
export const NOTIFICATION_TYPES = [
  'bet_settled',
  'bet_refunded',
  'bet_cashed_out',
  'bet_corrected',
  'bet_refused',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What a notification is about (spec section 3, Notification). */
export const NOTIFICATION_OBJECTS = ['bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'] as const
export type NotificationObject = (typeof NOTIFICATION_OBJECTS)[number]
