import type { NotificationEventWire } from '@touchline/contract'
import { notificationObjectOf, notificationOf, type BetMoment } from '@touchline/domain/notifications'
import { appendOutbox, type DatabaseTransaction, type OutboxEvent } from '#store'
import { paramsOf, type BetMoney, type NotedBet } from './notedBet.ts'
import { raiseUnread } from './raiseUnread.ts'

/** A bet before and after a transaction changed it. */
export type NotedChange = { readonly before: BetMoney; readonly after: NotedBet }

/**
 * Writes a notification for each change that the rules require ([NOTE-1] to [NOTE-5]), and notifies the player's pages.
 * Call it in the transaction that changed the bets; players are locked before their accounts (`lockBets`). The bet and
 * its version identify a change, so that a repeated change leaves one notification.
 */
export async function writeNotifications(
  trx: DatabaseTransaction,
  changes: readonly NotedChange[],
  now: number,
): Promise<void> {
  const wanted = changes.flatMap(change => toRow(change, now) ?? [])
  if (wanted.length === 0) return
  const written = await trx
    .insertInto('notifications')
    .values(wanted.map(row => ({ ...row, params: JSON.stringify(row.params) })))
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  const fresh = new Set(written.map(({ id }) => id))
  const rows = wanted.filter(({ id }) => fresh.has(id))
  const counters = await raiseUnread(trx, [...new Set(rows.map(row => row.player_id))])
  await appendOutbox(trx, [...rows.map(toEvent), ...counters], now)
}

function toRow({ before, after }: NotedChange, now: number) {
  const type = notificationOf({ before: momentOf(before), after: momentOf(after) })
  return (
    type && {
      id: `${after.id}-${after.version}`,
      player_id: after.player_id,
      type,
      object_type: notificationObjectOf({ isVip: after.vip }),
      object_id: after.id,
      params: paramsOf(type, before, after),
      created_at: now,
      read_at: null,
    }
  )
}

function momentOf({ status, result, paid, cashed_value }: BetMoney): BetMoment {
  return { status, result, paid: paid + cashed_value, cashedOut: cashed_value }
}

function toEvent(row: NonNullable<ReturnType<typeof toRow>>): OutboxEvent {
  const { id, type, object_type, object_id, created_at } = row
  const message: NotificationEventWire['message'] = {
    notification: { id, type, object_type, object_id, created_at },
  }
  return { eventName: 'notification', playerId: row.player_id, message }
}
