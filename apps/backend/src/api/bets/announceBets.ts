import { balanceChanged, type AccountBalance } from '#api/ledger'
import { writeNotifications, type NotedChange } from '#api/notifications'
import { appendOutbox, type DatabaseTransaction } from '#store'
import { betChanged } from './betChanged.ts'
import { findBetsById, type BetRow } from './findBets.ts'
import type { LockedBet } from './lockBets.ts'

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
  await writeNotifications(trx, await changesOf(trx, before, rows), now)
}

async function changesOf(
  trx: DatabaseTransaction,
  before: readonly LockedBet[],
  rows: readonly BetRow[],
): Promise<NotedChange[]> {
  if (rows.length === 0) return []
  const money = await trx
    .selectFrom('bets')
    .select(['id', 'paid', 'cashed_value'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const wasOf = new Map(before.map(bet => [bet.id, bet]))
  const moneyOf = new Map(money.map(({ id, ...sums }) => [id, sums]))
  return rows.map(row => ({ before: wasOf.get(row.id)!, after: { ...row, ...moneyOf.get(row.id)! } }))
}
