import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, prepareDatabase, seedLargeCatalogue } from '@touchline/backend/parts'
import pg from 'pg'
import { readEnvironment } from '@touchline/tools/env'
import { buildWeb, startProduct } from '@touchline/tools/launch'
import { freePort, startPostgres } from '@touchline/tools/postgres'
import { callsOf, type MeasuredCall, type Known } from './calls.ts'
import {
  fetchPage,
  childProcessesOf,
  commandOf,
  readMemory,
  timeCall,
  timePage,
  type Memory,
  type Times,
} from './measure.ts'
import { readRows, type Reads } from './readRows.ts'
import { root } from '@touchline/tools/root'

export type SizeOptions = {
  readonly matches: number
  readonly live: number
  /** Requests of each call; pages are requested as often in each of three rounds. */
  readonly requests: number
  readonly log: (line: string) => void
}
export type SizeFigures = {
  readonly matches: number
  readonly live: number
  readonly calls: readonly { readonly call: MeasuredCall; readonly times: Times; readonly reads: Reads }[]
  /** Milliseconds of the web server's processor. */
  readonly home: number
  readonly livePage: number
  /** Bytes of their HTML. */
  readonly homeBytes: number
  readonly liveBytes: number
  /** Milliseconds to write the whole sitemap file of a sport. */
  readonly sitemapFile: number
  readonly memory: Memory
}

const BACKEND = 'qa/bench/catalogue/backend.ts'
const WEB = 'apps/web/dist/server/main.js'
/** The start's own work is over, and the name index has been read. */
const SETTLING_MS = 5_000
/** Per word: production allows 300 searches a minute from one address. */
const SEARCHES = 40

/** Fills a new database with this many matches, starts the product on it and measures it. */
export async function runSize({ matches, live, requests, log }: SizeOptions): Promise<SizeFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-catalogue-'))
  chmodSync(folder, 0o755) // for root the database runs under another account, which must enter it
  const database = await startPostgres({ dataFolder: join(folder, 'data'), shelter: folder, log: () => {} })
  try {
    await seed(database.url, matches, live)
    log(`${matches} matches, ${live} live: seeded`)
    return { matches, live, ...(await measureOn(database, folder, requests, log)) }
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the product on a full database and measures it. */
async function measureOn(
  database: { readonly url: string; readonly pid: number },
  folder: string,
  requests: number,
  log: SizeOptions['log'],
): Promise<Omit<SizeFigures, 'matches' | 'live'>> {
  const calls = callsOf(await findKnown(database.url))
  const reads = await readRows(database.url, calls)
  const port = await freePort()
  const settings = { PORT: String(port), TOUCHLINE_DATA: folder, DATABASE_URL: database.url }
  const environment = readEnvironment(settings)
  if (!environment.ok) throw new Error(environment.faults.join('\n'))
  const product = await startProduct({
    root,
    environment: environment.environment,
    devEndpoints: false,
    nodeEnvironment: 'production',
    entries: { backend: [BACKEND], web: [WEB] },
    build: () => buildWeb(root, log),
    log,
    signal: new AbortController().signal,
  })
  try {
    await pause(SETTLING_MS)
    const pids = { web: pidOf(WEB), backend: pidOf(BACKEND), postgres: database.pid }
    const { origin } = product
    const timed = []
    for (const call of calls) {
      const times = await timeCall(
        origin,
        call,
        call.kind === 'search' ? Math.min(requests, SEARCHES) : requests,
      )
      timed.push({ call, times, reads: reads.get(call.name)! })
    }
    const home = await timePage({ origin, path: '/sports', pid: pids.web }, requests)
    const livePage = await timePage({ origin, path: '/sports/live', pid: pids.web }, Math.ceil(requests / 2))
    const homeBytes = await fetchPage(`${origin}/sports`, 'size.example')
    const liveBytes = await fetchPage(`${origin}/sports/live`, 'size.example')
    const begins = performance.now()
    await fetchPage(`${origin}/sitemaps/soccer.xml`, 'size.example')
    const sitemapFile = performance.now() - begins
    return { calls: timed, home, livePage, homeBytes, liveBytes, sitemapFile, memory: readMemory(pids) }
  } finally {
    await product.stop()
  }
}

async function seed(url: string, matches: number, live: number): Promise<void> {
  await prepareDatabase({ databaseUrl: url })
  const db = openDatabase(url)
  await seedLargeCatalogue(db, { matches, live, now: Date.now() })
  await db.destroy()
  await query(url, 'vacuum analyze')
}

function pidOf(entry: string): number {
  const pid = childProcessesOf(process.pid).find(child => commandOf(child).includes(entry))
  if (pid === undefined) throw new Error(`No process runs ${entry}.`)
  return pid
}

/** What the calls request: things in the middle of the catalogue, and words of existing names. */
async function findKnown(url: string): Promise<Known> {
  const matches = await query<
    Known['matches'][number] & { tournament: string; category: string; home: string; league: string }
  >(
    url,
    `select m.id, m.slug, s.key as sport, m.tournament_id as tournament, m.category_id as category, c.names->>'en' as home, t.names->>'en' as league
    from matches m join sports s on s.id = m.sport_id join competitors c on c.id = m.home_id join tournaments t on t.id = m.tournament_id
    where m.status in (0, 1) and s.key = 'soccer' order by md5(m.id) limit 20`,
  )
  const [first] = matches
  if (!first) throw new Error('The catalogue has no football to come.')
  return {
    leagueId: first.tournament,
    categoryId: first.category,
    matches: matches.map(({ id, slug, sport }) => ({ id, slug, sport })),
    words: {
      'a side': first.home.toLowerCase(),
      'beginning of a side': longestWord(first.home).slice(0, 3),
      'a league': longestWord(first.league),
      'a sport': 'football',
      'sport and country': 'norland football',
      'a market': 'total',
    },
  }
}

function longestWord(name: string): string {
  return (
    name
      .toLowerCase()
      .split(' ')
      .toSorted((one, other) => other.length - one.length)[0] ?? name
  )
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}
