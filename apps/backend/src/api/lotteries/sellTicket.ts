import { ERROR_CODES, type ErrorCode } from '@touchline/contract'
import type { Insertable } from 'kysely'
import { canPlay, isOnSale, nextDraw, ticketCost, type LotteryNumbers } from '@touchline/domain/lottery'
import { balanceChangedEvent, postTransaction } from '#api/ledger'
import { holdSession } from '#api/session'
import { appendOutbox, type Database, type DatabaseTransaction, type Schema } from '#store'
import type { LotteryDefinition } from './lotteries.ts'

export type TicketOrder = {
  readonly lottery: LotteryDefinition
  readonly playerId: string
  /** The player's own session; without it nothing is sold. */
  readonly tokenHash: string
  /** One ticket per key. */
  readonly key: string
  readonly numbers: LotteryNumbers
  /** Number of draws, starting with the next. */
  readonly draws: number
  /** Nothing is sold in a blocked country; a stored answer is still repeated. */
  readonly isCountryBlocked: boolean
}
export type Sold =
  | { readonly ok: true; readonly ticketId: string }
  | { readonly ok: false; readonly status: 401 | 403 | 422; readonly code: ErrorCode }

type SaleOptions = { readonly newId: () => string; readonly now: () => number }

/**
 * Sells a ticket for the next draws. The stake and the ticket are booked in one transaction, and the same key sells one
 * ticket only.
 */
export async function sellTicket(db: Database, order: TicketOrder, options: SaleOptions): Promise<Sold> {
  if (!canPlay(order.lottery.game, order.numbers)) return refused(ERROR_CODES.validation)
  return await db.transaction().execute(trx => sell(trx, order, { newId: options.newId, now: options.now() }))
}

async function sell(
  trx: DatabaseTransaction,
  { lottery, playerId, tokenHash, key, numbers, draws, isCountryBlocked }: TicketOrder,
  { newId, now }: { readonly newId: () => string; readonly now: number },
): Promise<Sold> {
  await trx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().execute()
  const payload = JSON.stringify([lottery.id, ...ascending(numbers), draws])
  const known = await trx
    .selectFrom('lottery_tickets')
    .select(['id', 'payload'])
    .where('player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known && known.payload === payload) return { ok: true, ticketId: known.id }
  if (known) return refused(ERROR_CODES.idempotencyMismatch)
  if (isCountryBlocked) return { ok: false, status: 403, code: ERROR_CODES.blockedCountry }
  // Locks draws before accounts, in the same order as playing them, so that there is no deadlock.
  const open = await lockDraws(trx, lottery, draws, now)
  const account = await trx
    .selectFrom('accounts')
    .select(['id', 'balance'])
    .where('player_id', '=', playerId)
    .where('currency', '=', lottery.currency)
    .forUpdate()
    .executeTakeFirst()
  const stake = ticketCost(lottery.price, draws)
  if (!account) return refused(ERROR_CODES.unknownAccount)
  if (account.balance < stake) return refused(ERROR_CODES.insufficientFunds)
  if (open.length < draws) return refused(ERROR_CODES.unavailable)
  if (!(await holdSession(trx, { playerId, tokenHash }, now)))
    return { ok: false, status: 401, code: ERROR_CODES.unauthorized }
  const id = newId()
  await insertTicket(trx, open, {
    id,
    player_id: playerId,
    account_id: account.id,
    lottery_id: lottery.id,
    key,
    payload,
    numbers: JSON.stringify({ main: ascending(numbers)[0], bonus: ascending(numbers)[1] }),
    currency: lottery.currency,
    price: lottery.price,
    stake,
    created_at: now,
  })
  const after = await postTransaction(trx, {
    id: newId(),
    kind: 'stake',
    playerId,
    accountId: account.id,
    currency: lottery.currency,
    amount: -stake,
    betId: id,
    now,
  })
  await appendOutbox(trx, [balanceChangedEvent(after)], now)
  return { ok: true, ticketId: id }
}

async function insertTicket(
  trx: DatabaseTransaction,
  draws: readonly { readonly number: number }[],
  ticket: Insertable<Schema['lottery_tickets']>,
): Promise<void> {
  await trx.insertInto('lottery_tickets').values(ticket).execute()
  await trx
    .insertInto('lottery_entries')
    .values(
      draws.map(({ number }) => ({ ticket_id: ticket.id, lottery_id: ticket.lottery_id, draw: number })),
    )
    .execute()
}

/**
 * The next draws that are still on sale ([LOTTERY-8]), locked until the ticket is written, so that none of them is
 * drawn without it.
 */
function lockDraws(
  trx: DatabaseTransaction,
  { id, schedule }: LotteryDefinition,
  count: number,
  now: number,
) {
  return trx
    .selectFrom('lottery_draws')
    .select(['number', 'at'])
    .where('lottery_id', '=', id)
    .where('number', '>=', nextDraw(schedule, now))
    .where('numbers', 'is', null)
    .orderBy('number')
    .limit(count + 1)
    .forShare()
    .execute()
    .then(rows => rows.filter(({ at }) => isOnSale(at, now)).slice(0, count))
}

function ascending({ main, bonus }: LotteryNumbers): readonly [readonly number[], readonly number[]] {
  return [main.toSorted((a, b) => a - b), bonus.toSorted((a, b) => a - b)]
}

function refused(code: ErrorCode): Sold {
  return { ok: false, status: 422, code }
}
