import type { Database } from '#store'
import { jackpotOf } from './playDraws.ts'
import { LOTTERIES, type LotteryDefinition } from './lotteries.ts'

export type LotteryState = {
  readonly lottery: LotteryDefinition
  /** Jackpot of the next draw, in subunits. */
  readonly jackpot: number
  /** The next draw first; never empty. */
  readonly coming: readonly DrawToCome[]
  /** The latest first. */
  readonly drawn: readonly PlayedDrawRow[]
}

/** Every lottery with an upcoming draw, and its last draw; the lottery that draws next comes first. */
export async function findLotteries(db: Database, now: number): Promise<readonly LotteryState[]> {
  const all = await Promise.all(
    LOTTERIES.map(lottery => findLottery(db, lottery, { now, coming: 1, drawn: { limit: 1, offset: 0 } })),
  )
  return all.filter(state => state !== undefined).toSorted((a, b) => a.coming[0]!.at - b.coming[0]!.at)
}

type Wanted = {
  readonly now: number
  /** Maximum number of upcoming draws. */
  readonly coming: number
  readonly drawn: { readonly limit: number; readonly offset: number }
}

/** A lottery with its draws; undefined where it has no upcoming draw, because it is not played then. */
export async function findLottery(
  db: Database,
  lottery: LotteryDefinition,
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
export async function countDrawn(db: Database, { id }: LotteryDefinition): Promise<number> {
  const { count } = await db
    .selectFrom('lottery_draws')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lottery_id', '=', id)
    .where('numbers', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

function selectComing(db: Database, { id }: LotteryDefinition, { now, coming }: Wanted) {
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

function selectDrawn(db: Database, { id }: LotteryDefinition, { drawn: { limit, offset } }: Wanted) {
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
export type PlayedDrawRow = Awaited<ReturnType<typeof selectDrawn>>[number]
