import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { channels, type CallReply } from '@touchline/contract'
import pg from 'pg'
import {
  checkBooks,
  createHarnessRandom,
  seedPlayers,
  startBackendProcess,
  type HarnessRandom,
} from '@touchline/tools/harness'
import { startPostgres } from '@touchline/tools/postgres'
import { placeBetsSteadily, type Placed } from './betting.ts'
import { createCrowd, type ReceivedCounts } from './crowd.ts'
import { planListeners, type Subscription } from './listenerPlans.ts'
import { readFiles, readUsage, type Usage } from './usage.ts'

export interface LoadOptions {
  readonly connections: number
  readonly betsPerSecond: number
  /** Of each phase with bets. */
  readonly seconds: number
  /** Afterwards five times the bets and twice the subscriptions, and the recovery. */
  readonly overload: boolean
  readonly seed: string
  readonly now: number
  readonly log: (line: string) => void
}

/** One phase of the run: what the server used, what listeners received, the results of the bets. */
export interface LoadPhase {
  readonly name: 'idle' | 'listening' | 'betting' | 'overload' | 'after'
  readonly seconds: number
  readonly used: Omit<Usage, 'rssMb'>
  readonly rssMb: number
  readonly received: ReceivedCounts
  readonly placed: readonly Placed[]
}
export interface LoadReport {
  readonly connections: number
  readonly connectSeconds: number
  /** Listeners whose further subscriptions were all answered; undefined without an overload. */
  readonly joined: number | undefined
  readonly phases: readonly LoadPhase[]
  readonly openFiles: number
  readonly books: readonly string[]
}

const PLAYERS = 400
const BALANCE = 1_000_000_000
const QUIET_SECONDS = 10
const OVERLOAD = 5
const RECOVERY_SECONDS = 32
/** Besides the connections: files, the database, the bettors. */
const SPARE_FILES = 1_500
const SETTLING_MS = 3_000

/** Puts connections, deliveries and bets on the real back end over loopback, one after the other and all together. */
export async function load(options: LoadOptions): Promise<LoadReport> {
  const { connections, betsPerSecond, seconds, overload, seed, now, log } = options
  const random = createHarnessRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-load-'))
  chmodSync(folder, 0o755) // for root the server runs under another account, which must enter it
  const database = await startPostgres({ dataFolder: join(folder, 'data'), shelter: folder, log: () => {} })
  const backend = await startBackendProcess({ databaseUrl: database.url, log: () => {} })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const crowd = createCrowd()
  try {
    checkFiles(backend.pid, connections)
    const players = await seedPlayers(client, { prefix: 'load-', count: PLAYERS, balance: BALANCE, now })
    const matches = await liveMatches(backend.origin)
    const betting = (perSecond: number, forSeconds: number) => () =>
      placeBetsSteadily({ origin: backend.origin, players, perSecond, seconds: forSeconds, random })
    const nothing = (forSeconds: number) => () => pause(forSeconds * 1000, [])
    const phases: LoadPhase[] = []
    let joined: number | undefined

    await pause(SETTLING_MS)
    phases.push(await phase('idle', nothing(QUIET_SECONDS)))
    const plans = await planListeners(backend.origin, connections, players)
    const from = performance.now()
    const opened = await crowd.open(backend.origin, plans)
    const connectSeconds = (performance.now() - from) / 1000
    log(
      `${opened} of ${connections} connections in ${connectSeconds.toFixed(1)} s, ${matches.length} live matches`,
    )
    await pause(SETTLING_MS)
    phases.push(await phase('listening', nothing(QUIET_SECONDS)))
    phases.push(await phase('betting', betting(betsPerSecond, seconds)))
    if (overload) {
      joined = await crowd.subscribe(oneMatchEach(opened, matches, random))
      await pause(SETTLING_MS)
      phases.push(await phase('overload', betting(betsPerSecond * OVERLOAD, seconds)))
      phases.push(await phase('after', betting(betsPerSecond, RECOVERY_SECONDS)))
    }
    const books = await checkBooks(client)
    const openFiles = readFiles(backend.pid).open
    return { connections: opened, connectSeconds, joined, phases, openFiles, books }
  } finally {
    await crowd.close()
    await client.end()
    await backend.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  async function phase(name: LoadPhase['name'], work: () => Promise<readonly Placed[]>): Promise<LoadPhase> {
    await crowd.read()
    const before = readUsage(backend.pid, database.pid)
    const from = performance.now()
    const placed = await work()
    const after = readUsage(backend.pid, database.pid)
    const seconds = (performance.now() - from) / 1000
    const received = await crowd.read()
    log(`${name}: ${seconds.toFixed(1)} s, ${received.publications} deliveries, ${placed.length} bets`)
    return { name, seconds, used: usedBetween(before, after), rssMb: after.rssMb, received, placed }
  }
}

function usedBetween(before: Usage, after: Usage): LoadPhase['used'] {
  return {
    mainMs: after.mainMs - before.mainMs,
    otherMs: after.otherMs - before.otherMs,
    databaseMs: after.databaseMs - before.databaseMs,
  }
}

/** A match for each listener, as a page with an open match has besides its lists. */
function oneMatchEach(count: number, matches: readonly string[], random: HarnessRandom): Subscription[][] {
  return Array.from({ length: count }, () => [{ channel: channels.match(random.pick(matches)) }])
}

async function liveMatches(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/sportsbook/matches?match_status=0,1&limit=40`)
  const { data } = (await answer.json()) as CallReply<'getMatches'>
  return data.map(({ id }) => id)
}

function checkFiles(pid: number, connections: number): void {
  const { most } = readFiles(pid)
  if (most >= connections + SPARE_FILES) return
  throw new Error(
    `The back end may open ${most} files, and ${connections} connections need ${connections + SPARE_FILES}. ` +
      `Raise the limit ("ulimit -n ${connections + SPARE_FILES}" in this shell, LimitNOFILE= of a service), or use fewer with --connections.`,
  )
}
