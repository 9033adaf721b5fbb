import {
  createApi,
  createBetCounter,
  createCashoutService,
  createChances,
  createDeciding,
  createHeartbeat,
  createMatchBudget,
  createNameIndex,
  createPublisher,
  createSettlement,
  decideVip,
  databaseOver,
  judgeProviders,
  readConfig,
  shareMatches,
  siteOf,
} from '@touchline/backend/parts'
import { createLife, type Life } from '@touchline/testkit'
import { LIVE_DELAY_MS, LOCALE, START } from './constants.ts'
import type { BackendLife } from './backendLife.ts'
import type { World } from './world.ts'

/** As in the product's own pool. */
const CONNECTIONS = 10
/** Slower than in the product, because polls of an empty queue test nothing. */
const POLL_MS = 5_000
const JUDGE_MS = 4_000
const DECIDING_MS = 1_500
const OFFERS_MS = 4_000
const HEARTBEAT_MS = 2_000
const FEED_BEAT_MS = 1_000

const CONFIG = readConfig({
  TOUCHLINE_MODE: 'test',
  DATABASE_URL: 'postgres://simulated',
  LOCALES: LOCALE,
  LIVE_DELAYS: `soccer:${LIVE_DELAY_MS / 1_000}`,
})

/** Puts the real modules of the back end together, as its start-up does. */
export async function startBackendLife(world: World, number: number): Promise<BackendLife> {
  const { agenda } = world
  const life = createLife(`backend ${number}`)
  const parts = await createParts(world, number, life)
  const { db, app, publisher, settlement, decidingDeps } = parts
  workOn(world, life, parts)

  return {
    life,
    startedAt: agenda.now(),
    db,
    async handle({ method, url, headers, body }) {
      const reply = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, host: 'localhost:3000' },
        ...(body !== undefined && { payload: body }),
      })
      return { status: reply.statusCode, text: reply.body }
    },
    decideVip: (betId, isAccepted) => decideVip(decidingDeps, betId, isAccepted),
    holdMatch: (matchId, forMs) =>
      db.transaction().execute(async trx => {
        await trx.executeQuery(shareMatches(trx, [matchId]).compile())
        await new Promise<void>(resolve => {
          agenda.after(forMs, `match ${matchId} is released`, resolve, life)
        })
      }),
    wake: channel => (channel === 'outbox' ? publisher.wake() : settlement.wake()),
  }
}

type Parts = Awaited<ReturnType<typeof createParts>>

async function createParts(world: World, number: number, life: Life) {
  const { agenda, random, turnstile } = world
  const ids = random.fork(`ids of life ${number}`)
  const db = databaseOver(turnstile.openPool(life, CONNECTIONS))
  const realtime = world.streams.engine(life)
  const { clock: skewed = (now: number) => now } = world.defect ?? {}
  const clock = { now: () => skewed(agenda.now(), START) }
  const newId = (): string => ids.uuid()
  const newRef = (): string => String(ids.whole(0, 999_999_999_999)).padStart(12, '0')
  const onError = (error: unknown): void => noteError(world, number, error)
  const scheduler = {
    now: agenda.now,
    after: (delayMs: number, run: () => void) => agenda.after(delayMs, 'timer of the back end', run, life),
  }
  const { receipts } = world
  const chances = createChances(onError)
  const cashouts = createCashoutService({
    db,
    newId,
    now: clock.now,
    chances,
    liveDelays: CONFIG.liveDelays,
    connected: async () => (await db.selectFrom('players').select('id').execute()).map(({ id }) => id),
    onError,
  })
  const app = await createApi({
    config: CONFIG,
    db,
    realtime,
    clock,
    newId,
    newRef,
    newShareCode: newRef,
    names: createNameIndex({ db, clock }),
    counter: createBetCounter(db),
    matchBudget: createMatchBudget(clock),
    chances,
    touchOffer: cashouts.touch,
    receipts,
    logs: false,
  })
  const publisher = createPublisher({ db, realtime, locales: [LOCALE], scheduler, onError })
  const settlement = createSettlement({ db, newId, now: clock.now, onError })
  const decidingDeps = { db, site: siteOf(CONFIG), newId, now: clock.now, receipts }
  const deciding = createDeciding({ ...decidingDeps, onError })
  const beat = createHeartbeat({ db, realtime, locales: [LOCALE] })
  return { db, clock, onError, app, publisher, settlement, deciding, decidingDeps, cashouts, beat }
}

/** The back end's background work, each repeated some time after its last end. */
function workOn(world: World, life: Life, parts: Parts): void {
  const { db, clock, onError, publisher, settlement, deciding, cashouts, beat } = parts
  /** Repeats some work, some time after it ended. */
  function every(pauseMs: number, name: string, work: () => Promise<unknown> | void): void {
    world.agenda.after(
      pauseMs,
      name,
      () => {
        void Promise.resolve(work())
          .catch(onError)
          .then(() => every(pauseMs, name, work))
      },
      life,
    )
  }
  every(POLL_MS, 'poll outbox', () => publisher.wake())
  every(POLL_MS, 'poll settlement', () => settlement.wake())
  every(DECIDING_MS, 'decide', () => deciding.wake())
  every(DECIDING_MS, 'decide cash-outs', () => cashouts.deciding.wake())
  every(OFFERS_MS, 'price offers', () => cashouts.offers.wake())
  every(JUDGE_MS, 'judge providers', () => judgeProviders(db, clock.now()))
  every(HEARTBEAT_MS, 'heartbeat', () => beat(clock.now()))
  every(FEED_BEAT_MS, 'feed beats', () => world.feed.beat())
}

function noteError({ witness, trace }: World, number: number, error: unknown): void {
  const text = `${number}: ${error instanceof Error ? error.message : String(error)}`
  witness.errors.push(text)
  trace.note(`background work failed: ${text}`)
}
