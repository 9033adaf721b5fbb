import { NOTIFICATION_TYPES, type NotificationType } from '@touchline/domain/notifications'

/** A type that has a text and an icon of its own, or `other`. */
export type KnownType = NotificationType | 'other'

/** An operator's back end may send further types: maintenance, bonuses, jackpots. */
export function knownType(type: string): KnownType {
  return NOTIFICATION_TYPES.find(known => known === type) ?? 'other'
}
