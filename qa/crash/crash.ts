import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import {
  checkBooks,
  createRandom,
  readOffers,
  seedPlayers,
  startBackend,
  type BackendProcess,
} from '@touchline/tools/harness'
import { untilReady } from '@touchline/tools/launch'
import { freePort, startPostgres, type Postgres } from '@touchline/tools/postgres'
import { createBettors } from './bettors.ts'
import { checkIntents, readPlacements } from './checkIntents.ts'
import type { Intent } from './intent.ts'
import { killPostgres } from './killPostgres.ts'

export interface CrashOptions {
  readonly kills: number
  readonly seed: string
  readonly now: number
  readonly log: (line: string) => void
}

/** What is killed: the back end alone, the database under it, or both at once, as a machine that goes off. */
export type Victim = 'back end' | 'PostgreSQL' | 'both'
export interface Crash {
  readonly victim: Victim
  /** From the start of what was killed until `/readyz` is green. */
  readonly readyMs: number
  /** Intents on their way at that moment. */
  readonly unanswered: number
  /** Of these, how many the database had taken before it died. */
  readonly committed: number
}
export interface CrashReport {
  readonly crashes: readonly Crash[]
  readonly placements: number
  readonly bets: number
  /** That were taken, all of a bet or a part. */
  readonly cashouts: number
  /** Bets whose matches ended meanwhile and that got a payout or their stake back. */
  readonly paid: number
  readonly seconds: number
  readonly faults: readonly string[]
}

const PLAYERS = 8
const BALANCE = 1_000_000_000
const UNDER_LOAD_MS_MIN = 300
const UNDER_LOAD_MS_SPAN = 900
const VICTIMS: readonly Victim[] = ['back end', 'PostgreSQL', 'back end', 'PostgreSQL', 'both']
const FAULTS_MAX = 20
/** Every so many kills the books are added up from zero; and at the end. */
const BOOKS_EVERY = 20
const READY_MS_MAX = 120_000
/** A decision may be this late. */
const DECIDING_MS_MAX = 4_000

/**
 * Runs the real back end on a real PostgreSQL with bettors on it, and kills one or both at moments nobody chose, again and again. After each
 * start everything the bettors were told is held against what the database holds.
 */
export async function crash({ kills, seed, now, log }: CrashOptions): Promise<CrashReport> {
  const random = createRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-crash-'))
  chmodSync(folder, 0o755) // as root the server runs under another account, which must enter it
  const startDatabase = (): Promise<Postgres> =>
    startPostgres({ dataFolder: join(folder, 'data'), shelter: folder, log: () => {} })
  const port = await freePort()
  let database = await startDatabase()
  const start = (): Promise<BackendProcess> =>
    startBackend({
      databaseUrl: database.url,
      port,
      log: () => {},
      readyMs: READY_MS_MAX,
      environment: { TOUCHLINE_DEV: '1', LIVE_DELAYS: 'soccer:1,basketball:1,tennis:1' },
    })
  let backend = await start()
  const players = await withClient(client =>
    seedPlayers(client, { prefix: 'crash-', count: PLAYERS, balance: BALANCE, now }),
  )
  const bettors = createBettors(players, random)
  const crashes: Crash[] = []
  const faults: string[] = []
  const startedAt = performance.now()
  let checked = 0

  try {
    bettors.go(backend.origin, await readOffers(backend.origin, '0,1'))
    while (crashes.length < kills && faults.length < FAULTS_MAX) {
      await endAMatch()
      await pause(UNDER_LOAD_MS_MIN + random.below(UNDER_LOAD_MS_SPAN))
      const victim = VICTIMS[crashes.length % VICTIMS.length]!
      const readyMs = await crashOnce(victim)
      const open = bettors.intents.filter(({ answer }) => answer === undefined)
      const committed = await withClient(client => readPlacements(client, open))
      crashes.push({ victim, readyMs, unanswered: open.length, committed: committed.size })
      bettors.go(backend.origin, await readOffers(backend.origin, '0,1'))
      await bettors.rest()
      await check(open, committed)
      const { unanswered } = crashes.at(-1)!
      log(
        `${crashes.length} of ${kills}: ${victim}, ready after ${Math.round(readyMs)} ms, ${unanswered} unanswered, ${committed.size} of them taken`,
      )
      bettors.go(backend.origin, await readOffers(backend.origin, '0,1'))
    }
    await bettors.rest()
    for (let from = 0; from < bettors.intents.length; from += 2_000) {
      const some = bettors.intents.slice(from, from + 2_000)
      faults.push(...(await withClient(client => checkIntents(client, some))))
    }
    faults.push(...(await withClient(checkBooks)), ...(await overdue()))
    const bets = bettors.intents.flatMap(({ answer, call }) =>
      answer?.status === 200 && call === 'placeBets' ? (answer.body as { data: unknown[] }).data : [],
    )
    return {
      crashes,
      placements: bettors.intents.length,
      bets: bets.length,
      cashouts: bettors.intents.filter(({ call, answer }) => call === 'cashOut' && answer?.status === 200)
        .length,
      paid: await withClient(countPaid),
      seconds: (performance.now() - startedAt) / 1000,
      faults: [...faults, ...bettors.contradictions],
    }
  } finally {
    bettors.hold()
    await bettors.end()
    await backend.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  /** Kills, starts again as an operator would, and tells how long it took to serve. */
  async function crashOnce(victim: Victim): Promise<number> {
    const hitsBackend = victim !== 'PostgreSQL'
    const hitsDatabase = victim !== 'back end'
    await Promise.all([hitsBackend && backend.kill(), hitsDatabase && killPostgres(database)])
    bettors.hold()
    const from = performance.now()
    if (hitsDatabase) database = await startDatabase()
    if (hitsBackend) backend = await start()
    else await untilReady(`${backend.origin}/readyz`, AbortSignal.timeout(READY_MS_MAX))
    return performance.now() - from
  }

  async function check(
    open: readonly Intent[],
    committed: ReadonlyMap<string, { reply: unknown }>,
  ): Promise<void> {
    const recent = bettors.intents.slice(checked)
    checked = bettors.intents.length
    faults.push(...(await withClient(client => checkIntents(client, recent))))
    for (const { key, answer } of open) {
      const kept = committed.get(key)
      if (kept && !isDeepStrictEqual(kept.reply, answer?.body))
        faults.push(
          `${key}: was taken before the crash as ${JSON.stringify(kept.reply)}, found as ${JSON.stringify(answer)}`,
        )
    }
    if (crashes.length % BOOKS_EVERY === 0) faults.push(...(await withClient(checkBooks)))
  }

  /** Has the match with the most open bets end, begun or not: they are settled and paid while the next kill is near. */
  async function endAMatch(): Promise<void> {
    const { rows } = await withClient(client =>
      client.query<{ match_id: string }>(
        `select match_id from bet_legs join matches on matches.id = match_id and matches.status in (0, 1)
         where result = 'no_results' group by match_id order by count(*) desc, match_id limit 1`,
      ),
    )
    if (rows.length === 0) return
    const answer = await fetch(`${backend.origin}/dev/finish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rows[0]),
    })
    if (!answer.ok) faults.push(`match ${rows[0]!.match_id} did not end: ${await answer.text()}`)
  }

  /** Live bets and cash-outs that should have been decided by now. */
  async function overdue(): Promise<string[]> {
    await pause(DECIDING_MS_MAX)
    const { rows } = await withClient(client =>
      client.query<{ id: string }>('select id from bets where decide_at < $1', [
        Date.now() - DECIDING_MS_MAX,
      ]),
    )
    return rows.map(({ id }) => `bet ${id} waits for a decision that is overdue`)
  }

  async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
}

async function countPaid(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(distinct b.id) from ledger_transactions t join bets b on b.id = t.bet_id
     where t.kind in ('payout', 'refund') and b.status <> 'rejected' and b.placement_key <> 'demo-history'`,
  )
  return Number(rows[0]!.count)
}
