import { drawTime, nextDraw, TICKET_DRAWS_MAX } from '@touchline/domain/lottery'
import type { Database } from '#store'
import { LOTTERIES, type LotteryDefinition } from './lotteries.ts'
import { hashSeed } from './seeds.ts'

/**
 * Number of past draws in a new installation, and the maximum made up for after a long downtime: no player can have
 * taken part older ones.
 */
const BEHIND = 24

type PlanOptions = { readonly newSeed: () => string; readonly now: number }

/**
 * Stores the upcoming draws of every lottery, as many as a ticket can play, each with its seed: the hash of the seed is
 * public before the first ticket is sold.
 */
export async function planDraws(db: Database, { newSeed, now }: PlanOptions): Promise<void> {
  const planned = await db
    .selectFrom('lottery_draws')
    .select(({ fn }) => ['lottery_id', fn.max('number').as('last')])
    .groupBy('lottery_id')
    .execute()
  const lastOf = new Map(planned.map(({ lottery_id: id, last }) => [id, last]))
  const rows = LOTTERIES.flatMap(lottery =>
    missing(lottery, lastOf.get(lottery.id), now).map(number => {
      const seed = newSeed()
      return {
        lottery_id: lottery.id,
        number,
        at: drawTime(lottery.schedule, number),
        seed,
        seed_hash: hashSeed(seed),
      }
    }),
  )
  if (rows.length === 0) return
  // If two processes plan at the same time, each draw is still stored once.
  await db
    .insertInto('lottery_draws')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function missing({ schedule }: LotteryDefinition, last: number | undefined, now: number): readonly number[] {
  const next = nextDraw(schedule, now)
  const first = Math.max((last ?? -1) + 1, next - BEHIND)
  // One more than a ticket can play, because sales for the first may have closed.
  const count = Math.max(0, next + TICKET_DRAWS_MAX + 1 - first)
  return Array.from({ length: count }, (_, index) => first + index)
}
