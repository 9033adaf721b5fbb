import { drawNumbers, hitsOf, nextJackpot, payoutOf, prizeFor } from '@touchline/domain/lottery'
import { sql } from 'kysely'
import { balanceChangedEvent, postTransactions } from '#api/ledger'
import { appendOutbox, type Database, type DatabaseTransaction } from '#store'
import { lotteryOf, type LotteryDefinition } from './lotteries.ts'
import { belowOf } from './seeds.ts'

type PlayOptions = { readonly newId: () => string; readonly now: () => number }

/**
 * Plays every draw that is due, oldest first, each in a transaction of its own: numbers, results of tickets, and the
 * money. A draw that cannot be played blocks only its own lottery.
 * @throws AggregateError with all failures, after the other draws are played
 */
export async function playDraws(db: Database, { newId, now }: PlayOptions): Promise<void> {
  const due = await db
    .selectFrom('lottery_draws')
    .select(['lottery_id', 'number'])
    .where('numbers', 'is', null)
    .where('at', '<=', now())
    .orderBy('at')
    .orderBy('lottery_id')
    .execute()
  const failures: unknown[] = []
  for (const { lottery_id: id, number } of due) {
    const lottery = lotteryOf(id)
    if (!lottery) continue
    try {
      await db.transaction().execute(trx => playDraw(trx, lottery, number, { newId, now: now() }))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not every draw could be played.')
}

async function playDraw(
  trx: DatabaseTransaction,
  lottery: LotteryDefinition,
  number: number,
  { newId, now }: { readonly newId: () => string; readonly now: number },
): Promise<void> {
  // The oldest undrawn draw: draws of a lottery are played in order, by any process, because each passes its jackpot on
  // to the next.
  const draw = await trx
    .selectFrom('lottery_draws')
    .select(['number', 'seed'])
    .where('lottery_id', '=', lottery.id)
    .where('numbers', 'is', null)
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  // Another process has played it, or an older draw failed.
  if (draw?.number !== number) return
  const numbers = drawNumbers(lottery.game, belowOf(draw.seed))
  const jackpot = await jackpotOf(trx, lottery)
  const entries = await readEntries(trx, lottery, number)
  const results = entries.map(entry => {
    const hits = hitsOf(entry.numbers, numbers)
    return { entry, hits, prize: prizeFor(lottery.prizes, hits) }
  })
  const winners = results.filter(({ prize }) => prize?.pays.kind === 'jackpot').length
  const played = results.map(({ entry, hits, prize }) => ({
    ...entry,
    hits,
    paid: payoutOf(prize, { price: entry.price, jackpot, winners }),
  }))
  await trx
    .updateTable('lottery_draws')
    .set({ numbers: JSON.stringify(numbers), jackpot, jackpot_winners: winners, drawn_at: now })
    .where('lottery_id', '=', lottery.id)
    .where('number', '=', number)
    .execute()
  await writeResults(trx, number, played)
  const accounts = await postTransactions(
    trx,
    played
      .filter(({ paid }) => paid > 0)
      .map(({ id, player_id: playerId, account_id: accountId, currency, paid }) => ({
        id: newId(),
        kind: 'payout' as const,
        playerId,
        accountId,
        currency,
        amount: paid,
        betId: id,
        now,
      })),
  )
  await appendOutbox(trx, accounts.map(balanceChangedEvent), now)
}

/** The jackpot of a lottery's next draw. */
export async function jackpotOf(
  db: Database | DatabaseTransaction,
  lottery: LotteryDefinition,
): Promise<number> {
  const last = await db
    .selectFrom('lottery_draws')
    .select(['jackpot', 'jackpot_winners'])
    .where('lottery_id', '=', lottery.id)
    .where('numbers', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? nextJackpot(lottery.jackpot, last.jackpot!, last.jackpot_winners!) : lottery.jackpot.base
}

function readEntries(trx: DatabaseTransaction, { id }: LotteryDefinition, number: number) {
  return trx
    .selectFrom('lottery_entries as entries')
    .innerJoin('lottery_tickets as tickets', 'tickets.id', 'entries.ticket_id')
    .select([
      'tickets.id',
      'tickets.player_id',
      'tickets.account_id',
      'tickets.currency',
      'tickets.price',
      'tickets.numbers',
    ])
    .where('entries.lottery_id', '=', id)
    .where('entries.draw', '=', number)
    .orderBy('tickets.id')
    .execute()
}

type Played = {
  readonly id: string
  readonly hits: { readonly main: number; readonly bonus: number }
  readonly paid: number
}

/** Writes the results of all tickets in one statement, because there may be many. */
async function writeResults(
  trx: DatabaseTransaction,
  number: number,
  played: readonly Played[],
): Promise<void> {
  if (played.length === 0) return
  await sql`
    with played as (
      select unnest(${played.map(({ id }) => id)}::text[]) as id,
        unnest(${played.map(({ hits }) => hits.main)}::int[]) as main,
        unnest(${played.map(({ hits }) => hits.bonus)}::int[]) as bonus,
        unnest(${played.map(({ paid }) => paid)}::bigint[]) as paid),
    entries as (
      update lottery_entries set main_hits = played.main, bonus_hits = played.bonus, paid = played.paid
      from played where ticket_id = played.id and draw = ${number})
    update lottery_tickets set paid = lottery_tickets.paid + played.paid
    from played where lottery_tickets.id = played.id and played.paid > 0`.execute(trx)
}
