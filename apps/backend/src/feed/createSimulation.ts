import { MATCH_STATUS, PROVIDERS, type Provider } from '@touchline/domain/match'
import { sql } from 'kysely'
import type { Database } from '#store'
import { buildCatalogue } from './catalogue/buildCatalogue.ts'
import type { Feed, FeedClock, FeedCommand, FeedCommandReply } from './feed.ts'
import type { EventRecord, MatchRecord, RunnersRecord } from './match/matchRecord.ts'
import type { MatchTurn } from './match/nextMatch.ts'
import { NO_CHANGE, TO_END, turnOf, type Change } from './match/turnOf.ts'
import { applyCommand } from './applyCommand.ts'
import { beatProviders, judgeProviders } from './providers.ts'
import { planOutrights, planRaces } from './schedule/planRunners.ts'
import type { PlannedMatch } from './schedule/planMatch.ts'
import { planLive, planUpcoming } from './schedule/planSchedule.ts'
import { correctResult } from './writing/correctResult.ts'
import { insertCatalogue } from './writing/insertCatalogue.ts'
import { insertMatches } from './writing/insertMatches.ts'
import { loadMatches, withMarkets } from './writing/loadMatches.ts'
import { prunePriceLog } from './writing/prunePriceLog.ts'
import { writeTurns } from './writing/writeTurns.ts'

const BEAT_MS = 1000
const SCHEDULE_MS = { min: 1000, max: 10_000 }
const PRUNE_MS = 3_600_000
/** After a pause longer than this every match that had begun is over, and live matches start afresh. */
const GAP_MS_MAX = 24 * 3_600_000
const LIVE_MIN = 40
/** Turns of matches to come in one look. */
const WAITING_TURNS_MAX = 6
const CATCH_UP_BATCH = 25
const FIRST_MATCH_ID = 1_000_001

export type SimulationOptions = {
  readonly db: Database
  readonly clock: FeedClock
  /** Names the invented world; a database that holds one already keeps its own. */
  readonly seed: string
  /** How fast match time runs against the platform's clock. */
  readonly speed: number
  /** Whether prices before kick-off wander; without it they stand still until something happens. Default true. */
  readonly drifts?: boolean
  /** Whether there are races. Default true. */
  readonly hasRacing?: boolean
}

/** The simulation without its timers: `run` does everything that is due. */
export type Simulation = Pick<Feed, 'command' | 'ready'> & {
  readonly begin: () => Promise<void>
  readonly run: () => Promise<void>
  readonly matches: () => readonly MatchRecord[]
  /** Outrights and races. */
  readonly outrights: () => readonly RunnersRecord[]
}

/** Simulated matches, outrights and races, written to the database as a feed would. Calls must not overlap; the feed around it sees to that. */
export function createSimulation({
  db,
  clock,
  seed,
  speed: firstSpeed,
  drifts = true,
  hasRacing = true,
}: SimulationOptions): Simulation {
  const events = new Map<string, EventRecord>()
  const stopped = new Set<Provider>()
  const next = { beat: 0, schedule: 0, prune: 0, id: FIRST_MATCH_ID }
  let world = { seed, catalogue: buildCatalogue(seed) }
  let speed = firstSpeed
  let offset = 0
  let isReady = false
  let isUnsure = false
  const now = () => clock.now() + offset

  async function begin(): Promise<void> {
    const state = await db.selectFrom('feed_state').selectAll().where('id', '=', 1).executeTakeFirst()
    if (state) world = { seed: state.seed, catalogue: buildCatalogue(state.seed) }
    await seedWorld(state === undefined)
    const newest = await db
      .selectFrom('matches')
      .select(sql<number | null>`max(id::bigint)`.as('id'))
      .executeTakeFirst()
    next.id = Math.max(FIRST_MATCH_ID, (newest?.id ?? 0) + 1)
    await reload()
    await catchUp(now() - (await lastBeat()) > GAP_MS_MAX)
    await beatProviders(db, PROVIDERS, now())
    isReady = true
  }

  async function seedWorld(isNew: boolean): Promise<void> {
    const at = now()
    await db.transaction().execute(async trx => {
      await insertCatalogue(trx, world.catalogue, hasRacing)
      if (!isNew) return
      await trx
        .insertInto('feed_state')
        .values({ id: 1, seed, state: JSON.stringify({}), updated_at: at })
        .execute()
    })
  }

  async function reload(): Promise<void> {
    const loaded = await loadMatches(db, now())
    events.clear()
    for (const record of loaded) events.set(record.id, record)
  }

  async function lastBeat(): Promise<number> {
    const rows = await db.selectFrom('providers').select('alive_at').execute()
    return Math.max(...rows.map(row => row.alive_at), rows.length === 0 ? now() : 0)
  }

  /** Plays every event that has begun on to this moment, a batch a transaction, then fills the schedule. */
  async function catchUp(isLongGap: boolean): Promise<void> {
    const at = now()
    const begun = [...events.values()].filter(({ startTime }) => startTime <= at)
    for (let from = 0; from < begun.length; from += CATCH_UP_BATCH) {
      const turns: MatchTurn[] = []
      for (const record of begun.slice(from, from + CATCH_UP_BATCH)) {
        const full = await withMarkets(db, record)
        turns.push(turnOf(full, at, { speed, drifts }, isLongGap ? TO_END : NO_CHANGE))
      }
      keep(await writeTurns(db, turns, at))
    }
    await fillSchedule()
  }

  async function fillSchedule(): Promise<void> {
    const situation = () => ({
      seed: world.seed,
      catalogue: world.catalogue,
      events: [...events.values()],
      nextId: next.id,
      now: now(),
      speed,
    })
    const live = matches().filter(({ status }) => status === MATCH_STATUS.live).length
    if (live < LIVE_MIN) await add(planLive(situation()))
    await add(planUpcoming(situation()))
    if (hasRacing) await add(planRaces(situation()))
    await add(planOutrights(situation()))
    next.schedule = now() + Math.max(SCHEDULE_MS.min, SCHEDULE_MS.max / Math.max(1, speed))
  }

  async function add(planned: readonly PlannedMatch[]): Promise<void> {
    if (planned.length === 0) return
    next.id = Math.max(...planned.map(({ record }) => Number(record.id))) + 1
    keep(await insertMatches(db, planned, now()))
  }

  function keep(records: readonly EventRecord[]): void {
    for (const record of records) {
      if (record.status === MATCH_STATUS.finished) events.delete(record.id)
      else events.set(record.id, record)
    }
  }

  async function turn(record: EventRecord, change: Change = NO_CHANGE): Promise<void> {
    const at = now()
    const full = await withMarkets(db, record)
    keep(await writeTurns(db, [turnOf(full, at, { speed, drifts }, change)], at))
  }

  const matches = () => [...events.values()].filter(event => event.type === 'match')

  /** Live events whose turn has come, then a few of those to come: a jump of the clock makes hundreds of them due at once. */
  function due(at: number): EventRecord[] {
    const all = [...events.values()].filter(record => record.nextAt <= at && !stopped.has(record.provider))
    // A match whose hold ends opens again on time.
    const isWaiting = ({ startTime, sim }: EventRecord) => startTime > at && !isHoldOver(sim, at)
    return [...all.filter(record => !isWaiting(record)), ...all.filter(isWaiting).slice(0, WAITING_TURNS_MAX)]
  }

  /** Says that everything up to this moment is written: nothing that was due then may still wait for its turn. */
  async function beat(at: number): Promise<void> {
    next.beat = at + BEAT_MS
    await beatProviders(
      db,
      PROVIDERS.filter(provider => !stopped.has(provider)),
      at,
    )
    await judgeProviders(db, at)
  }

  /** Everything that is due: turns of matches, the heartbeat after them, new matches, old prices. */
  async function run(): Promise<void> {
    const at = now()
    for (const record of due(at)) await turn(record)
    if (at >= next.beat) await beat(at)
    if (at >= next.schedule) await fillSchedule()
    if (at >= next.prune) {
      next.prune = at + PRUNE_MS
      await prunePriceLog(db, at)
    }
  }

  async function command(order: FeedCommand): Promise<FeedCommandReply> {
    switch (order.type) {
      case 'set-speed':
        // What has been played so far was played at the old speed.
        await catchUp(false)
        speed = order.speed
        return { ok: true }
      case 'jump-clock':
        offset += order.ms
        await catchUp(order.ms > GAP_MS_MAX)
        await beat(now())
        return { ok: true }
      case 'stop-provider':
        stopped.add(order.provider)
        return { ok: true }
      case 'start-provider':
        stopped.delete(order.provider)
        await beatProviders(db, [order.provider], now())
        await judgeProviders(db, now())
        return { ok: true }
      case 'correct-result':
        return await correctResult(db, order, now())
      default: {
        const record = events.get(order.matchId)
        if (!record) return { ok: false, error: { kind: 'no-such-match' } }
        const applied = applyCommand(order, record, now())
        if (!applied) return { ok: false, error: { kind: 'not-possible' } }
        await turn(applied.record, applied.change)
        return { ok: true }
      }
    }
  }

  return {
    begin,
    run: async () => {
      try {
        // After a failure what is in memory may differ from what was committed.
        if (isUnsure) await reload()
        isUnsure = false
        await run()
      } catch (error) {
        isUnsure = true
        throw error
      }
    },
    command,
    ready: () => isReady,
    matches,
    outrights: () => [...events.values()].filter(event => event.type !== 'match'),
  }
}

/** Whether a hold has ended that the match's markets do not know of yet. */
function isHoldOver({ held, at: lastTurn }: EventRecord['sim'], at: number): boolean {
  return held !== undefined && held.until <= at && lastTurn < held.until
}
