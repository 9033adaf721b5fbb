import type { Database } from '#store'
import { jackpotOf } from './playDraws.ts'
import { LOTTERIES, type Lottery } from './lotteries.ts'

export type LotteryState = {
  readonly lottery: Lottery
  /** What the next draw is played for, in subunits. */
  readonly jackpot: number
  /** The next first; never none. */
  readonly coming: readonly DrawToCome[]
  /** The last first. */
  readonly drawn: readonly PlayedDraw[]
}

/** Every lottery that has a draw to come, with the last one; those that draw first stand first. */
export async function findLotteries(db: Database, now: number): Promise<readonly LotteryState[]> {
  const all = await Promise.all(
    LOTTERIES.map(lottery => findLottery(db, lottery, { now, coming: 1, drawn: { limit: 1, offset: 0 } })),
  )
  return all.filter(state => state !== undefined).toSorted((a, b) => a.coming[0]!.at - b.coming[0]!.at)
}

type Wanted = {
  readonly now: number
  /** Draws to come, at most. */
  readonly coming: number
  readonly drawn: { readonly limit: number; readonly offset: number }
}

/** A lottery with its draws; undefined where none is to come: it is not played. */
export async function findLottery(
  db: Database,
  lottery: Lottery,
  wanted: Wanted,
): Promise<LotteryState | undefined> {
  const [jackpot, coming, drawn] = await Promise.all([
    jackpotOf(db, lottery),
    selectComing(db, lottery, wanted),
    selectDrawn(db, lottery, wanted),
  ])
  return coming.length === 0 ? undefined : { lottery, jackpot, coming, drawn }
}

/** How many draws of a lottery have been played. */
export async function countDrawn(db: Database, { id }: Lottery): Promise<number> {
  const { count } = await db
    .selectFrom('lottery_draws')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lottery_id', '=', id)
    .where('numbers', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

function selectComing(db: Database, { id }: Lottery, { now, coming }: Wanted) {
  return db
    .selectFrom('lottery_draws')
    .select(['number', 'at', 'seed_hash'])
    .where('lottery_id', '=', id)
    .where('numbers', 'is', null)
    .where('at', '>', now)
    .orderBy('number')
    .limit(coming)
    .execute()
}
export type DrawToCome = Awaited<ReturnType<typeof selectComing>>[number]

function selectDrawn(db: Database, { id }: Lottery, { drawn: { limit, offset } }: Wanted) {
  return db
    .selectFrom('lottery_draws')
    .select(['number', 'at', 'seed_hash', 'seed', 'jackpot', 'jackpot_winners'])
    .select(({ ref }) => ref('numbers').$notNull().as('numbers'))
    .where('lottery_id', '=', id)
    .where('numbers', 'is not', null)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}
export type PlayedDraw = Awaited<ReturnType<typeof selectDrawn>>[number]
