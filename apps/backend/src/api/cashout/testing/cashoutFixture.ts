import { randomUUID } from 'node:crypto'
import type { BetWire, CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import { createSettlement } from '#api/settlement'
import type { Database, DatabaseTransaction } from '#store'
import {
  balanceOf,
  createTestApi,
  playSoccer,
  seedSoccerMatch,
  sendBets,
  SOCCER_START,
  type TestApi,
} from '#testing'
import { createCashoutService, createChances, type CashoutService } from '../index.ts'

/** An outcome to bet on; by default a match's home win. */
export type Pick = {
  readonly match: string
  readonly market?: number
  readonly specifier?: string
  readonly outcome?: string
}
export type CashoutAnswer = {
  readonly status: number
  readonly data?: BetWire
  readonly error?: ErrorBodyWire
}

/** A signed-in player, soccer matches as the feed commits them, and the cash-out engine driven by hand. */
export type CashoutFixture = {
  readonly api: TestApi
  readonly cashouts: CashoutService
  readonly errors: unknown[]
  readonly seed: (match: string, live?: boolean) => Promise<void>
  /** Commits the match a few seconds later, with the given changes. */
  readonly play: (match: string, change?: Partial<typeof LIVE>) => Promise<void>
  readonly place: (picks: readonly Pick[], stake?: number, more?: Partial<DraftBetWire>) => Promise<BetWire>
  readonly bet: (id: string) => Promise<BetWire>
  /** Runs the engine until it is idle; returns the offer it stored last. */
  readonly offer: (
    betId: string,
  ) => Promise<{ value: number | null; because: string | null; version: number }>
  readonly cashOut: (body: object, key?: string) => Promise<CashoutAnswer>
  /** Writes the result of an outcome and settles. */
  readonly settle: (pick: Pick, result: BetResult) => Promise<void>
  /** Writes another result for it and settles again. */
  readonly correct: (pick: Pick, result: BetResult) => Promise<void>
  readonly balance: () => Promise<number>
}

export const LIVE = { ...SOCCER_START, phase: '1st_half' as const, second: 600 }

/** @param liveDelays as in the settings; without a delay by default */
export async function openCashoutFixture(
  liveDelays = 'all:0',
  settings: Readonly<Record<string, string>> = {},
): Promise<CashoutFixture> {
  const api = await createTestApi({ LIVE_DELAYS: liveDelays, ...settings })
  const { db, clock } = api
  const token = await api.signIn()
  const errors: unknown[] = []
  const shared = { db, newId: randomUUID, now: () => clock.now(), onError: (e: unknown) => errors.push(e) }
  const settlement = createSettlement(shared)
  const cashouts = createCashoutService({
    ...shared,
    chances: createChances(shared.onError, api.site.cashoutMarginBp),
    liveDelays: api.site.liveDelays,
    connected: async () => ['1001'],
  })
  return {
    api,
    cashouts,
    errors,
    seed: (match, live = false) => seedSoccerMatch(db, match, live ? LIVE : SOCCER_START),
    play: (match, change = {}) => playSoccer(db, match, { ...LIVE, second: 1200, ...change }),
    place: (picks, stake = 1_000, more = {}) => placeBet(api, token, { picks, stake, more }),
    bet: id => findBet(api, token, id),
    async offer(betId) {
      await cashouts.offers.drain()
      return await readOffer(db, betId)
    },
    cashOut: (body, key = randomUUID()) => cashOut(api, token, body, key),
    async settle(pick, result) {
      await writeResult(db, pick, result, clock.now())
      await settlement.drain()
    },
    async correct(pick, result) {
      await correctResult(db, pick, result)
      await settlement.drain()
    },
    balance: () => balanceOf(api, token),
  }
}

/** The columns that name an outcome. */
function outcomeOf({ match, market = 1, specifier = '', outcome = '1' }: Pick) {
  return { match_id: match, market_id: market, specifier, outcome_id: outcome }
}

async function oddsOf(db: Database, pick: Pick): Promise<number> {
  const { outcome_id: outcome, ...market } = outcomeOf(pick)
  const { outcomes } = await db
    .selectFrom('markets')
    .select('outcomes')
    .where(eb => eb.and(market))
    .executeTakeFirstOrThrow()
  return outcomes.find(({ id }) => id === outcome)!.odds
}

type Wanted = {
  readonly picks: readonly Pick[]
  readonly stake: number
  readonly more: Partial<DraftBetWire>
}

async function placeBet(api: TestApi, token: string, { picks, stake, more }: Wanted): Promise<BetWire> {
  const selections = await Promise.all(
    picks.map(async pick => ({ ...outcomeOf(pick), odds: await oddsOf(api.db, pick) })),
  )
  const type = picks.length === 1 ? 'single' : 'combo'
  const bet = { type, stake: { value: stake, currency: 'EUR' }, selections, ...more }
  const { body } = await sendBets(api, [bet], { token })
  const reply = body as Partial<CallReply<'placeBets'>>
  if (!reply.data) throw new Error(JSON.stringify(body))
  return reply.data[0]!
}

async function findBet(api: TestApi, token: string, id: string): Promise<BetWire> {
  const { body } = await api.request('GET', '/api/sportsbook/v3/bets', { token })
  return (body as CallReply<'getBets'>).data.find(found => found.id === id)!
}

function readOffer(db: Database, betId: string) {
  return db
    .selectFrom('cashout_offers')
    .select(['value', 'because', 'version'])
    .where('bet_id', '=', betId)
    .executeTakeFirstOrThrow()
}

async function cashOut(api: TestApi, token: string, body: object, key: string): Promise<CashoutAnswer> {
  const headers = { 'idempotency-key': key }
  const reply = await api.request('POST', '/api/sportsbook/bets/cashout', { token, headers, body })
  const { status, body: answer } = reply as { status: number; body: { data?: BetWire } }
  return answer.data ? { status, data: answer.data } : { status, error: answer as ErrorBodyWire }
}

function writeResult(db: Database, pick: Pick, result: BetResult, now: number): Promise<void> {
  return db.transaction().execute(async trx => {
    await trx
      .insertInto('outcome_results')
      .values({ ...outcomeOf(pick), result, result_version: 1, settled_at: now })
      .execute()
    await queueSettlement(trx, pick)
  })
}

function correctResult(db: Database, pick: Pick, result: BetResult): Promise<void> {
  return db.transaction().execute(async trx => {
    await trx
      .updateTable('outcome_results')
      .set(eb => ({ result, result_version: eb('result_version', '+', 1) }))
      .where(eb => eb.and(outcomeOf(pick)))
      .execute()
    await queueSettlement(trx, pick)
  })
}

async function queueSettlement(trx: DatabaseTransaction, { match }: Pick): Promise<void> {
  await trx.insertInto('settlement_queue').values({ match_id: match, created_at: 0 }).execute()
}
