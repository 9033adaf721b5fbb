import { sql } from 'kysely'
import type { LotteryNumbers } from '@touchline/domain/lottery'
import type { Database } from '#store'

/** A draw that a ticket takes part in. Its winnings are null until it is drawn. */
export type TicketDraw = {
  readonly draw: number
  readonly at: number
  readonly drawn: LotteryNumbers | null
  readonly paid: number | null
}

/** A player's tickets of one lottery, the newest first, each with its draws in order. */
export function findTickets(
  db: Database,
  {
    playerId,
    lotteryId,
    limit,
  }: { readonly playerId: string; readonly lotteryId: string; readonly limit: number },
) {
  const draws = sql<TicketDraw[]>`(
    select jsonb_agg(jsonb_build_object('draw', entries.draw, 'at', draws.at, 'drawn', draws.numbers, 'paid', entries.paid) order by entries.draw)
    from lottery_entries entries join lottery_draws draws on draws.lottery_id = entries.lottery_id and draws.number = entries.draw
    where entries.ticket_id = lottery_tickets.id)`
  return db
    .selectFrom('lottery_tickets')
    .select(['id', 'numbers', 'stake', 'paid', 'created_at', draws.as('draws')])
    .where('player_id', '=', playerId)
    .where('lottery_id', '=', lotteryId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type LotteryTicketRow = Awaited<ReturnType<typeof findTickets>>[number]
