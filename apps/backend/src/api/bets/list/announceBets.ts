import { balanceChangedEvent, type AccountBalance } from '#api/ledger'
import { writeNotifications } from '#api/notifications'
import { appendOutbox, type DatabaseTransaction } from '#store'
import { betChangedEvent } from './betChangedEvent.ts'
import { findBetsById } from './findBets.ts'
import type { LockedBet } from '../lockBets.ts'

/**
 * Notifies players of bets that this transaction has changed: each bet in its new state, then the accounts, then new
 * notifications. `before` holds the bets before the change.
 */
export async function announceBets(
  trx: DatabaseTransaction,
  before: readonly LockedBet[],
  accounts: readonly AccountBalance[],
  now: number,
): Promise<void> {
  const rows = await findBetsById(
    trx,
    before.map(({ id }) => id),
  )
  await appendOutbox(trx, [...rows.map(betChangedEvent), ...accounts.map(balanceChangedEvent)], now)
  const wasOf = new Map(before.map(bet => [bet.id, bet]))
  await writeNotifications(
    trx,
    rows.map(after => ({ before: wasOf.get(after.id)!, after })),
    now,
  )
}
