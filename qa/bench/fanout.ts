/**
 * What is sent to one listener: `npm run bench:fanout [-- --seconds 60] [--engine centrifugo]`. Starts the back end
 * with its feed at speed 1 and counts, at the socket of one listener to a locale's lists and of one to a match in
 * play, frames, publications and bytes.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCentrifugo, startCentrifugo } from '@touchline/tools/centrifugo'
import { startBackendProcess } from '@touchline/tools/harness'
import { openListener } from '@touchline/qa-load'
import { startPostgres } from '@touchline/tools/postgres'
import { root } from '@touchline/tools/root'

/** TCP, TLS and websocket overhead of each frame, in bytes. */
const AROUND_FRAME = 80
const API_KEY = 'an-api-key-of-the-bench-as-long-as-one-should-be'
const SECRET = 'a-secret-of-the-bench-long-enough-for-hs256'
/** A match below this minute of its half plays on during the measurement. */
const MINUTES_MAX = 40

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'hub' },
  },
})
const seconds = Number(values.seconds)
const stops: (() => Promise<void>)[] = []
try {
  const { api, realtime } = await start(values.engine)
  const matches = await matchesInPlay(api)
  const busiest = matches.find(({ clock }) => (clock?.match_time ?? 0) < MINUTES_MAX * 60) ?? matches[0]!
  const counts = await Promise.all([count(realtime, 'locale:en'), count(realtime, `match:${busiest.id}`)])
  const now = await matchesInPlay(api)
  print(`\n${values.engine}, ${seconds} s, speed 1, ${now.length} matches in play, a listener each:\n`)
  print(
    'channel        frames/s  publications/s  bytes/s  bytes/frame  largest  kbit/s with what is around frames',
  )
  for (const { channel, frames, publications, bytes, largest } of counts) {
    const kbits = ((bytes + frames * AROUND_FRAME) * 8) / 1000 / seconds
    const cells = [
      (frames / seconds).toFixed(2).padStart(8),
      (publications / seconds).toFixed(2).padStart(14),
      Math.round(bytes / seconds)
        .toString()
        .padStart(7),
      Math.round(bytes / Math.max(frames, 1))
        .toString()
        .padStart(11),
      String(largest).padStart(7),
      kbits.toFixed(1).padStart(7),
    ]
    print(`${channel.split(':')[0]!.padEnd(15)}${cells.join('  ')}`)
  }
} finally {
  for (const stop of stops) await stop()
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

interface Count {
  readonly channel: string
  readonly frames: number
  readonly publications: number
  readonly bytes: number
  readonly largest: number
}

/** Counts all frames to one listener of one channel, except answers and pings. */
async function count(origin: string, channel: string): Promise<Count> {
  const { hostname: host, port } = new URL(origin)
  const total = { channel, frames: 0, publications: 0, bytes: 0, largest: 0 }
  let isOver = false
  await openListener({
    host,
    port: Number(port),
    plan: { subscriptions: [{ channel }] },
    received({ publications, bytes }) {
      if (isOver) return
      total.frames += 1
      total.publications += publications
      total.bytes += bytes
      total.largest = Math.max(total.largest, bytes)
    },
    lost(why) {
      if (!isOver) throw new Error(`${channel}: ${why}`)
    },
    now: Date.now,
  })
  await new Promise(over => setTimeout(over, seconds * 1000))
  isOver = true
  return total
}

/** The back end on one of its engines: the address of its API, and the one for its listeners. */
async function start(engine: string): Promise<{ api: string; realtime: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-fanout-'))
  chmodSync(folder, 0o755) // for root the database runs under another account, which must enter it
  stops.push(async () => rmSync(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({ dataFolder: join(folder, 'data'), shelter: folder, log: () => {} })
  stops.unshift(postgres.stop)
  const centrifugo = engine === 'hub' ? undefined : await startServer()
  const backend = await startBackendProcess({
    databaseUrl: postgres.url,
    log: () => {},
    ...(centrifugo && {
      environment: {
        REALTIME_ENGINE: 'centrifugo',
        CENTRIFUGO_API_URL: centrifugo.apiUrl,
        CENTRIFUGO_API_KEY: API_KEY,
      },
    }),
  })
  stops.unshift(backend.stop)
  return { api: backend.origin, realtime: centrifugo?.origin ?? backend.origin }
}

async function startServer(): Promise<{ origin: string; apiUrl: string }> {
  const built = await buildCentrifugo(root)
  if (built.kind === 'absent') throw new Error(built.why)
  const server = await startCentrifugo({
    root,
    binary: built.binary,
    tokenSecret: SECRET,
    apiKey: API_KEY,
    allowedOrigins: [],
  })
  stops.unshift(server.stop)
  return server
}

interface MatchInPlay {
  readonly id: string
  readonly clock: { readonly match_time: number | null } | null
}

async function matchesInPlay(api: string): Promise<MatchInPlay[]> {
  const reply = await fetch(`${api}/api/sportsbook/matches?match_status=1&limit=100`)
  return ((await reply.json()) as { data: MatchInPlay[] }).data
}
