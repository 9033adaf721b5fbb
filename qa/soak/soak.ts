import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { channels, type CallReply } from '@touchline/contract'
import { readEnvironment } from '@touchline/tools/env'
import { BACKEND_ENTRY, buildWeb, startProduct } from '@touchline/tools/launch'
import { createCrowd } from '@touchline/qa-load'
import { freePort } from '@touchline/tools/postgres'
import type { HeapKinds } from './heapKinds.ts'
import { openInspector, type Inspector } from './inspector.ts'
import { childRunning, familyMb, rssMb } from './memory.ts'
import { openBrowserTab } from './openBrowserTab.ts'
import { root } from '@touchline/tools/root'

export interface SoakOptions {
  readonly minutes: number
  /** From when on the figures are judged: seconds since all subscribers were connected. */
  readonly judgedFrom: number
  readonly subscribers: number
  readonly log: (line: string) => void
  readonly signal: AbortSignal
}

/** Every ten seconds: megabytes, except for the counts. */
export interface Row {
  /** Seconds since all subscribers were connected. */
  readonly at: number
  readonly backendRss: number
  readonly backendHeap: number
  readonly webRss: number
  readonly webHeap: number
  readonly tabHeap: number
  readonly tabNodes: number
  readonly databaseMemory: number
  readonly deliveries: number
}

export interface SoakReport {
  readonly rows: readonly Row[]
  readonly subscribed: number
  /** Connections that were cut off during the run, and why. */
  readonly lost: readonly string[]
  /** Matches the tab shows at the end. */
  readonly shown: number
  /** What the tab's heap contained when the figures began to be judged, and at the end. */
  readonly tabKinds: readonly HeapKinds[]
}

const SAMPLE_SECONDS = 10
/** Each process of the product opens an inspector on a port of its own and prints its address. */
const INSPECT = '--inspect=127.0.0.1:0'
const LISTENING = /^(\w+): Debugger listening on (ws:\S+)/

/** Runs the whole product with its feed at speed 1, subscribers and one tab, and reads the memory of each part. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { minutes, judgedFrom, subscribers, log, signal } = options
  const folder = mkdtempSync(join(tmpdir(), 'touchline-soak-'))
  chmodSync(folder, 0o755) // for root the database runs under another account, which must enter it
  const addresses = new Map<string, string>()
  const port = await freePort()
  const backendPort = await freePort()
  const product = await startProduct({
    root,
    environment: environmentOf({ folder, port, backendPort }),
    devEndpoints: false,
    nodeEnvironment: 'production',
    entries: {
      backend: [INSPECT, ...BACKEND_ENTRY],
      web: [INSPECT, 'apps/web/dist/server/main.js'],
    },
    build: () => buildWeb(root, log),
    log(line) {
      const [, name, address] = LISTENING.exec(line) ?? []
      if (name !== undefined && address !== undefined) addresses.set(name, address)
    },
    signal,
  })
  const crowd = createCrowd()
  const closers: (() => unknown)[] = []
  try {
    const backend = await inspect('backend', addresses, closers)
    const web = await inspect('web', addresses, closers)
    const database = childRunning('postgres')
    const tab = await openBrowserTab(`${product.origin}/sports/live`)
    closers.push(tab.close)
    const backendOrigin = `http://127.0.0.1:${backendPort}`
    const matches = await liveMatches(backendOrigin)
    const subscribed = await crowd.open(backendOrigin, plansOf(subscribers, matches))
    log(`${subscribed} subscribers to the lists and to one of ${matches.length} live matches each`)

    const rows: Row[] = []
    const lost: string[] = []
    const tabKinds: HeapKinds[] = []
    const samples = Math.floor((minutes * 60) / SAMPLE_SECONDS)
    const firstJudged = Math.ceil(judgedFrom / SAMPLE_SECONDS)
    const from = performance.now()
    for (let n = 1; n <= samples; n++) {
      const due = from + n * SAMPLE_SECONDS * 1000
      await pause(Math.max(0, due - performance.now()), undefined, { signal })
      const counts = await crowd.read()
      lost.push(...counts.lost)
      rows.push(await readRow(n * SAMPLE_SECONDS, { backend, web, database, tab }, counts.publications))
      if (n === firstJudged || n === samples) tabKinds.push(await tab.kinds())
      if (n % 6 === 0) log(lineOf(rows.at(-1)!))
    }
    return { rows, subscribed, lost, shown: await tab.rows(), tabKinds }
  } finally {
    await crowd.close()
    for (const close of closers.toReversed()) await close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inspect(
  name: string,
  addresses: ReadonlyMap<string, string>,
  closers: (() => unknown)[],
): Promise<Inspector> {
  const address = addresses.get(name)
  if (address === undefined) throw new Error(`The ${name} process opened no inspector.`)
  const inspector = await openInspector(address)
  closers.push(inspector.close)
  return inspector
}

/** Each subscriber listens to the lists and one of the matches. */
function plansOf(subscribers: number, matches: readonly string[]) {
  return Array.from({ length: subscribers }, (_, n) => ({
    subscriptions: [
      { channel: channels.locale('en') },
      { channel: channels.match(matches[n % matches.length]!) },
    ],
  }))
}

type Watched = {
  readonly backend: Inspector
  readonly web: Inspector
  /** Its first process. */
  readonly database: number
  readonly tab: Awaited<ReturnType<typeof openBrowserTab>>
}

async function readRow(
  at: number,
  { backend, web, database, tab }: Watched,
  deliveries: number,
): Promise<Row> {
  // Resident memory is read before the garbage collection: normally none is forced.
  const resident = { backendRss: rssMb(backend.pid), webRss: rssMb(web.pid) }
  const { heapMb: tabHeap, nodes: tabNodes } = await tab.read()
  return {
    at,
    ...resident,
    backendHeap: await backend.heapMb(),
    webHeap: await web.heapMb(),
    tabHeap,
    tabNodes,
    databaseMemory: familyMb(database),
    deliveries,
  }
}

function environmentOf({ folder, port, backendPort }: { folder: string; port: number; backendPort: number }) {
  const read = readEnvironment({
    TOUCHLINE_MODE: 'test',
    TOUCHLINE_DATA: folder,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    FEED_SPEED: '1',
  })
  if (!read.ok) throw new Error(read.faults.join('\n'))
  return read.environment
}

async function liveMatches(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/sportsbook/matches?match_status=1&limit=100`)
  const { data } = (await answer.json()) as CallReply<'getMatches'>
  return data.map(({ id }) => id)
}

function lineOf(row: Row): string {
  const whole = (mb: number): string => mb.toFixed(1)
  return (
    `${Math.round(row.at / 60)} min: back end ${whole(row.backendRss)} MB resident, ${whole(row.backendHeap)} MB heap; ` +
    `web ${whole(row.webRss)}, ${whole(row.webHeap)}; tab ${whole(row.tabHeap)} MB heap, ${row.tabNodes} nodes; ` +
    `PostgreSQL ${whole(row.databaseMemory)} MB; ${Math.round(row.deliveries / SAMPLE_SECONDS)} deliveries a second`
  )
}
