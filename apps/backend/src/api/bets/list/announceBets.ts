import { balanceChanged, type AccountBalance } from '#api/ledger'
import { writeNotifications } from '#api/notifications'
import { appendOutbox, type DatabaseTransaction } from '#store'
import { betChanged } from './betChanged.ts'
import { findBetsById } from './findBets.ts'
import type { LockedBet } from '../lockBets.ts'

/**
 * Tells players of bets that this transaction has changed: each bet as it stands now, then the accounts, and what they find among their
 * notifications. `before` is how the bets were.
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
  await appendOutbox(trx, [...rows.map(betChanged), ...accounts.map(balanceChanged)], now)
  const wasOf = new Map(before.map(bet => [bet.id, bet]))
  await writeNotifications(
    trx,
    rows.map(after => ({ before: wasOf.get(after.id)!, after })),
    now,
  )
}
