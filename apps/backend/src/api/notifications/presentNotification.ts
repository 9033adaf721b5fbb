import type { NotificationWire } from '@touchline/contract'
import { formatMoney, moneyOf, type CurrencyCode } from '@touchline/domain/money'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { NotificationRow } from './findNotifications.ts'
import type { NotificationParams } from './notedBet.ts'
import { betTypeName, notificationText } from './texts.ts'

/** A notification with its texts in a language. */
export function presentNotification(row: NotificationRow, locale: Locale): NotificationWire {
  const params = row.params as NotificationParams
  const { currency, subunits } = params
  const money = (value: number) =>
    formatMoney(moneyOf(value, { code: currency as CurrencyCode, subunits }), locale)
  const values = { ref: params.ref, amount: money(params.amount), stake: money(params.stake) }
  const { title, body } = notificationText(row.type, params, values, locale)
  const more = params.legs > 1 && params.type !== 'custom_bet' ? ` +${params.legs - 1}` : ''
  const event = [params.home, params.away]
    .filter(name => name !== undefined)
    .map(name => nameIn(name, locale))
    .join(' – ')
  return {
    id: row.id,
    type: row.type,
    object_type: row.object_type,
    object_id: row.object_id,
    created_at: row.created_at,
    title,
    caption: `${betTypeName(params.type, locale)}: ${event}${more}`,
    body,
    read: row.read_at !== null,
  }
}
