import { EVENTS } from '@touchline/contract/schemas'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { TestDatabase } from '@touchline/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#store'
import { emptyDatabase } from '#testing'
import { createSimulation, type Simulation } from './createSimulation.ts'
import { genesisHash, rowHash } from './match/priceLog.ts'
import { judgeProviders } from './providers.ts'
import { prunePriceLog } from './writing/prunePriceLog.ts'

const NOON = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

let database: TestDatabase
let db: Database
let now = NOON
let feed: Simulation
const clock = { now: () => now }
const start = async (seed = 'test') => {
  const simulation = createSimulation({ db, clock, seed, speed: 1 })
  await simulation.begin()
  return simulation
}
const count = async (status: number) =>
  Number(
    (
      await db
        .selectFrom('matches')
        .select(eb => eb.fn.countAll().as('n'))
        .where('status', '=', status as 0)
        .executeTakeFirstOrThrow()
    ).n,
  )
const match = (id: string) =>
  db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const marketsOf = (id: string) => db.selectFrom('markets').selectAll().where('match_id', '=', id).execute()
const liveSoccer = () =>
  feed.matches().find(m => m.sportKey === 'soccer' && m.sim.play.phase === '2nd_half' && !m.sim.suspension)!

beforeAll(async () => {
  database = await emptyDatabase()
  db = openDatabase(database.url, { maxConnections: 3 })
  feed = await start()
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

describe('first start', () => {
  test('issue 2, item 4: at least 40 live matches and 400 to come within seven days', async () => {
    expect(await count(MATCH_STATUS.live)).toBeGreaterThanOrEqual(40)
    expect(await count(MATCH_STATUS.prematch)).toBeGreaterThanOrEqual(400)
    const last = await db
      .selectFrom('matches')
      .select(eb => eb.fn.max('start_time').as('at'))
      .where('type', '=', 'match')
      .executeTakeFirstOrThrow()
    expect(last.at).toBeLessThanOrEqual(NOON + 7 * 86_400_000)
  })

  test('soccer matches carry at least 25 kinds of markets, the others at least 8', async () => {
    const { rows } = await sql<{ key: string; kinds: number }>`
      select s.key, min(k.kinds)::int as kinds from (
        select match_id, count(distinct market_id) as kinds from markets group by 1) k
      join matches m on m.id = k.match_id and m.status = 0 and m.type = 'match' join sports s on s.id = m.sport_id group by 1`.execute(
      db,
    )
    expect(rows).toHaveLength(6)
    for (const { key, kinds } of rows) expect(kinds).toBeGreaterThanOrEqual(key === 'soccer' ? 25 : 8)
  })

  test('lists find one main market of each match that is to come', async () => {
    const { rows } = await sql<{ id: string }>`
      select m.id from matches m left join markets k on k.match_id = m.id and k.place = 'main'
      where m.status = 0 group by 1 having count(k.match_id) <> 1`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('what is published of a match', () => {
  const incidentsOf = (id: string) =>
    db.selectFrom('match_incidents').selectAll().where('match_id', '=', id).orderBy('id').execute()

  test('a match that is in play from the start has the timeline of what came before', async () => {
    const { id } = liveSoccer()
    const periods = (await incidentsOf(id)).filter(({ kind }) => kind === 'period_end')
    expect(periods.map(({ period }) => period)).toEqual(['1st_half'])
  })

  test('a goal is committed with its turn: on the timeline, in the state and on the public channels', async () => {
    const { id } = liveSoccer()
    await db.deleteFrom('outbox').execute()
    expect(await feed.command({ type: 'score', matchId: id, side: 'away' })).toEqual({ ok: true })
    const { state, sim } = await match(id)
    expect(state.situation).toMatchObject({ kind: 'goal', side: 'away' })
    expect(sim).toMatchObject({ story: { fresh: [] } })
    expect((await incidentsOf(id)).at(-1)).toMatchObject({
      kind: 'goal',
      side: 'away',
      period: '2nd_half',
      ...state.score,
    })
    const { in_lists, message } = await db
      .selectFrom('outbox')
      .selectAll()
      .where('event_name', '=', 'match_changed')
      .executeTakeFirstOrThrow()
    expect(in_lists).toBe(true)
    expect(message).toMatchObject({ match_id: id, state: { situation: { kind: 'goal', side: 'away' } } })
  })

  test('ball possession is sent to the page of the match, not to lists', async () => {
    await db.deleteFrom('outbox').execute()
    now += 20_000
    await feed.run()
    const events = await db.selectFrom('outbox').selectAll().execute()
    expect(events.some(event => event.event_name === 'match_changed' && !event.in_lists)).toBe(true)
  })
})

describe('turns', () => {
  test('a turn raises the version, and events, markets and price log have the same version', async () => {
    await db.deleteFrom('outbox').execute()
    now += 10_000
    await feed.run()
    const events = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
    const changed = events.filter(event => event.event_name === 'markets_changed')
    expect(changed.length).toBeGreaterThan(20)
    for (const { event_name, message } of events) {
      const schema = EVENTS[event_name as keyof typeof EVENTS]
      expect(schema.safeParse({ event_name, message }).error).toBeUndefined()
    }
    const { match_id, v, markets } = changed[0]!.message as {
      match_id: string
      v: number
      markets: { id: number; specifier: string; outcomes: object[] }[]
    }
    expect((await match(match_id)).version).toBe(v)
    const stored = (await marketsOf(match_id)).filter(({ version }) => version === v)
    expect(stored.map(({ market_id, specifier }) => `${market_id}/${specifier}`).toSorted()).toEqual(
      markets.map(({ id, specifier }) => `${id}/${specifier}`).toSorted(),
    )
  })

  test('the price log of a match is a chain from its id', async () => {
    const { id } = liveSoccer()
    const rows = await db
      .selectFrom('price_log')
      .selectAll()
      .where('match_id', '=', id)
      .orderBy('version')
      .execute()
    let previous = genesisHash(id)
    for (const row of rows) {
      expect(row.previous_hash.equals(previous)).toBe(true)
      expect(row.hash.equals(rowHash(previous, row.version, row.at, row.packed))).toBe(true)
      previous = row.hash
    }
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('repeatable', () => {
  test('the same seed, clock and speed give the same events, to the letter', async () => {
    const runs = []
    for (let run = 0; run < 2; run++) {
      const other = await emptyDatabase()
      const store = openDatabase(other.url, { maxConnections: 3 })
      let at = NOON
      const simulation = createSimulation({ db: store, clock: { now: () => at }, seed: 'again', speed: 2 })
      await simulation.begin()
      for (let turn = 0; turn < 8; turn++) {
        at += 2500
        await simulation.run()
      }
      runs.push(
        await store
          .selectFrom('outbox')
          .select(['event_name', 'match_id', 'message'])
          .orderBy('id')
          .execute(),
      )
      await store.destroy()
      await other.drop()
    }
    expect(runs[0]!.length).toBeGreaterThan(550)
    expect(runs[0]).toEqual(runs[1])
  })
})

describe('failure', () => {
  test('a turn that could not be committed is taken again, from what was committed', async () => {
    const { id } = liveSoccer()
    await db.updateTable('matches').set({ version: 500 }).where('id', '=', id).execute()
    now += 6000
    await expect(feed.run()).rejects.toThrow('changed by another writer')
    await feed.run()
    expect((await match(id)).version).toBeGreaterThan(500)
    expect(feed.matches().length).toBeGreaterThan(400)
  })
})

describe('old prices', () => {
  test('days that ended 48 h ago are deleted, but the newest link of a match stays and the chain continues from it', async () => {
    const { id } = liveSoccer()
    const count = async () =>
      (await db.selectFrom('price_log').select('version').where('match_id', '=', id).execute()).length
    expect(await count()).toBeGreaterThan(1)
    await prunePriceLog(db, now + 47 * 60 * MINUTE)
    expect(await count()).toBeGreaterThan(1)
    const become = (status: 1 | 4) => db.updateTable('matches').set({ status }).where('id', '=', id).execute()
    await become(MATCH_STATUS.finished)
    await prunePriceLog(db, now + 73 * 60 * MINUTE)
    expect(await count()).toBe(1)
    await become(MATCH_STATUS.live)
  })
})

describe('roots of a day', () => {
  const MIDNIGHT = Date.UTC(2026, 10, 21)
  const link = (version: number, at: number) =>
    db
      .insertInto('price_log')
      .values({
        match_id: feed.matches()[0]!.id,
        version,
        at,
        packed: Buffer.from([version]),
        previous_hash: Buffer.alloc(32, version - 1),
        hash: Buffer.alloc(32, version),
      })
      .execute()
  const rootOf = async () => {
    const row = await db
      .selectFrom('price_roots')
      .select('version')
      .where('match_id', '=', feed.matches()[0]!.id)
      .where('day', '=', '2026-11-20')
      .executeTakeFirst()
    return row?.version
  }

  test('are not written before 00:05 of the next: a tick stamped before midnight and committed after it is the last of its day', async () => {
    await db.deleteFrom('price_log').where('match_id', '=', feed.matches()[0]!.id).execute()
    await link(1, MIDNIGHT - 60_000)
    await prunePriceLog(db, MIDNIGHT + 1)
    await prunePriceLog(db, MIDNIGHT + 5 * MINUTE - 1)
    expect(await rootOf()).toBeUndefined()
    await link(2, MIDNIGHT - 1)
    await link(3, MIDNIGHT + 1)
    await prunePriceLog(db, MIDNIGHT + 5 * MINUTE)
    expect(await rootOf()).toBe(2)
  })
})

describe('driven by hand', () => {
  test('a score closes every market with its reason, and settles and opens them again after the pause', async () => {
    const { id, state } = liveSoccer()
    expect(await feed.command({ type: 'score', matchId: id, side: 'home' })).toEqual({ ok: true })
    const paused = await match(id)
    expect(paused.state.score.home).toBe(state.score.home + 1)
    const open = (await marketsOf(id)).filter(({ status }) => status === 1)
    expect(open).toEqual([])
    const closed = (await marketsOf(id)).filter(({ status }) => status === -1)
    expect(closed.length).toBeGreaterThan(10)
    expect(closed.every(({ reason }) => reason === 'goal')).toBe(true)

    now += 21_000
    await feed.run()
    const after = await marketsOf(id)
    const next = after.find(
      ({ market_id, specifier }) =>
        market_id === 8 && specifier === `goalnr=${state.score.home + state.score.away + 1}`,
    )
    expect(next?.status).toBe(-3)
    const results = await db
      .selectFrom('outcome_results')
      .select(['outcome_id', 'result'])
      .where('match_id', '=', id)
      .where('market_id', '=', 8)
      .where('specifier', '=', next!.specifier)
      .orderBy('outcome_id')
      .execute()
    expect(results).toEqual([
      { outcome_id: '6', result: 'win_entire' },
      { outcome_id: '7', result: 'lose_entire' },
      { outcome_id: '8', result: 'lose_entire' },
    ])
    const queued = await db
      .selectFrom('settlement_queue')
      .select('match_id')
      .where('match_id', '=', id)
      .execute()
    expect(queued.length).toBeGreaterThan(0)
  })

  test('a hold lasts as long as requested', async () => {
    const { id } = feed
      .matches()
      .find(m => m.status === MATCH_STATUS.prematch && m.startTime > now + 60 * MINUTE)!
    await feed.command({ type: 'suspend', matchId: id, seconds: 30, reason: 'operator' })
    expect((await marketsOf(id)).every(({ status }) => status !== 1)).toBe(true)
    now += 31_000
    await feed.run()
    expect((await marketsOf(id)).some(({ status }) => status === 1)).toBe(true)
  })

  test('moved odds move the price of home', async () => {
    const { id } = feed.matches().find(m => m.sportKey === 'soccer' && m.status === MATCH_STATUS.prematch)!
    const price = async () =>
      (await marketsOf(id)).find(({ market_id }) => market_id === 1)!.outcomes[0]!.odds
    const before = await price()
    await feed.command({ type: 'move-odds', matchId: id, factor: 0.8 })
    expect(await price()).toBeLessThan(before)
  })

  test('a match that is finished has every line settled and a result for each outcome', async () => {
    const { id } = feed.matches().find(m => m.status === MATCH_STATUS.prematch)!
    expect(await feed.command({ type: 'kick-off', matchId: id })).toEqual({ ok: true })
    expect((await match(id)).status).toBe(MATCH_STATUS.live)
    expect(await feed.command({ type: 'finish', matchId: id })).toEqual({ ok: true })
    const done = await match(id)
    expect(done.status).toBe(MATCH_STATUS.finished)
    expect(done.finished_at).toBe(now)
    const markets = await marketsOf(id)
    expect(markets.every(({ status }) => status === -3)).toBe(true)
    const results = await db.selectFrom('outcome_results').selectAll().where('match_id', '=', id).execute()
    expect(results).toHaveLength(markets.reduce((sum, { outcomes }) => sum + outcomes.length, 0))
    expect(await feed.command({ type: 'finish', matchId: id })).toEqual({
      ok: false,
      error: { kind: 'no-such-match' },
    })
  })

  test('a stopped provider is set down after 20 s of silence, and up again when it beats', async () => {
    const status = async () =>
      (await db.selectFrom('providers').select(['provider', 'status']).orderBy('provider').execute()).map(
        row => `${row.provider} ${row.status}`,
      )
    await feed.command({ type: 'stop-provider', provider: 'oddin' })
    now += 19_000
    await feed.run()
    expect(await status()).toEqual(['betconstruct active', 'betradar active', 'oddin active'])
    now += 2000
    await feed.run()
    expect(await status()).toEqual(['betconstruct active', 'betradar active', 'oddin down'])
    await feed.command({ type: 'start-provider', provider: 'oddin' })
    expect(await status()).toEqual(['betconstruct active', 'betradar active', 'oddin active'])
    const published = await db
      .selectFrom('outbox')
      .select('id')
      .where('event_name', '=', 'provider_status_changed')
      .execute()
    expect(published).toHaveLength(2)
  })

  test('providers without heartbeats of a feed are judged too', async () => {
    expect(await judgeProviders(db, now + 25_000)).toBe(true)
    expect(await judgeProviders(db, now + 25_000)).toBe(false)
    expect(await judgeProviders(db, now)).toBe(true)
  })
})

describe('start again', () => {
  test('matches past their end are ended and settled before it is ready; the rest continue at the right minute', async () => {
    const live = feed.matches().filter(({ status }) => status === MATCH_STATUS.live)
    now += 30 * MINUTE
    feed = await start()
    expect(feed.ready()).toBe(true)
    for (const { id, sim } of live) {
      const row = await match(id)
      const resumed = feed.matches().find(found => found.id === id)
      if (row.status === MATCH_STATUS.finished) {
        expect((await marketsOf(id)).filter(({ status }) => status !== -3)).toEqual([])
      } else expect(resumed!.sim.due - sim.due).toBe(now - sim.at)
    }
    expect(await count(MATCH_STATUS.live)).toBeGreaterThanOrEqual(40)
    expect(await count(MATCH_STATUS.prematch)).toBeGreaterThanOrEqual(400)
  })

  test('after more than a day every match that had begun is over and new ones are in play', async () => {
    const live = feed.matches().filter(({ status }) => status === MATCH_STATUS.live)
    now += 26 * 60 * MINUTE
    feed = await start()
    for (const { id } of live) expect((await match(id)).status).toBe(MATCH_STATUS.finished)
    expect(await count(MATCH_STATUS.live)).toBeGreaterThanOrEqual(40)
    expect(await count(MATCH_STATUS.prematch)).toBeGreaterThanOrEqual(400)
  }, 60_000)

  test('a jump of the clock plays matches on', async () => {
    const { id, sim } = feed.matches().find(({ status }) => status === MATCH_STATUS.live)!
    await feed.command({ type: 'jump-clock', ms: 5 * MINUTE })
    const row = await match(id)
    if (row.status === MATCH_STATUS.live) expect((row.sim as typeof sim).due).toBeGreaterThan(sim.due)
    expect(row.version).toBeGreaterThan(1)
  })
})
