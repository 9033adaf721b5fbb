import { NOTIFICATION_TYPES, type NotificationType } from '@touchline/domain/notifications'

/** A type that has words and a look of its own, or `other`. */
export type KnownType = NotificationType | 'other'

/** An operator's back end may tell of more than we know: maintenance, bonuses, jackpots. */
export function knownType(type: string): KnownType {
  return NOTIFICATION_TYPES.find(known => known === type) ?? 'other'
}
