import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { ReceivedTotals, ListenersCommand } from './listeners.ts'
import type { HubUsage } from './reportUsage.ts'

const folder = import.meta.dirname
const CHANNEL = 'locale:en'
/** The key and the namespace of the hub in this run: with history, as for the product's lists. */
export const CONFIGURATION = {
  client: { insecure: true },
  http_api: { key: 'bench' },
  channel: { namespaces: [{ name: 'locale', history_size: 600, history_ttl: '60s', force_recovery: true }] },
}

/** A change of four markets of a match, as lists receive it: ids and whole numbers. */
const DATA = {
  event_name: 'markets_changed',
  message: {
    match: '01980f6e-7c1b-7e0a-9d43-5b1f0a6c2e11',
    v: 8_123,
    ts: 1_795_000_000_000,
    markets: ['1', '18', '29', '186'].map((id, n) => ({
      id,
      specifier: n === 1 ? 'total=2.5' : '',
      status: 'active',
      outcomes: ['1', '2', '3'].map(outcome => ({ id: outcome, odds: 1_850 + n, active: true })),
    })),
  },
}

export interface MeasuredServer {
  readonly name: string
  /** Its module and arguments. */
  readonly module: string
  readonly args: readonly string[]
}

export interface Sizes {
  readonly connections: number
  readonly publicationsPerSecond: number
  readonly seconds: number
}

/** The figures of one server in one run. */
export interface HubFigures {
  readonly rssPerConnection: number
  readonly heapPerConnection: number
  /** At the set rate. */
  readonly deliveriesPerSecond: number
  readonly cpuPerDelivery: number
  readonly bytesPerDelivery: number
  /** With as many publications as possible. */
  readonly deliveriesAtMost: number
  readonly lost: number
}

/** Runs one server with listeners in another process; both are gone afterwards. Loopback only. */
export async function measure({ module, args }: MeasuredServer, sizes: Sizes): Promise<HubFigures> {
  const execArgv = ['--expose-gc', '--import', resolve(folder, 'reportUsage.ts')]
  const server = fork(module, args, { execArgv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const listeners = fork(resolve(folder, 'listeners.ts'))
  try {
    const [words] = (await once(server.stdout!, 'data')) as [Buffer]
    const port = Number(/:(\d+)\s/.exec(words.toString())![1])
    const publish = publisherTo(port)
    await publish()
    const usage = () => request<HubUsage>(server, {})
    const readCounts = () => request<ReceivedTotals>(listeners, { received: true } satisfies ListenersCommand)
    const empty = await usage()
    const { connections } = sizes
    await request(listeners, { open: connections, port, channel: CHANNEL } satisfies ListenersCommand)
    const full = await usage()
    const quiet = await readCounts()
    const began = performance.now()
    const published = await publishAtRate(publish, sizes)
    await untilReceived(readCounts, quiet.publications + published * connections)
    const seconds = (performance.now() - began) / 1000
    const [after, counts] = [await usage(), await readCounts()]
    const deliveries = counts.publications - quiet.publications
    const most = await publishAtMost(publish, readCounts, connections)
    return {
      rssPerConnection: (full.rss - empty.rss) / connections,
      heapPerConnection: (full.heap - empty.heap) / connections,
      deliveriesPerSecond: deliveries / seconds,
      cpuPerDelivery: ((after.cpuMs - full.cpuMs) * 1000) / deliveries,
      bytesPerDelivery: (counts.bytes - quiet.bytes) / deliveries,
      deliveriesAtMost: most,
      lost: (await readCounts()).lost,
    }
  } finally {
    server.kill()
    listeners.kill()
  }
}

function publisherTo(port: number): () => Promise<void> {
  const body = JSON.stringify({ channel: CHANNEL, data: DATA })
  const headers = { 'X-API-Key': CONFIGURATION.http_api.key }
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/publish`, { method: 'POST', headers, body })
    const text = await answer.text()
    if (!text.startsWith('{"result"')) throw new Error(`publish answered ${answer.status} ${text}`)
  }
}

/** Publishes evenly over time, however long each takes; returns the number of publications. */
async function publishAtRate(publish: () => Promise<void>, sizes: Sizes): Promise<number> {
  const { publicationsPerSecond, seconds } = sizes
  const [count, began] = [publicationsPerSecond * seconds, performance.now()]
  for (let n = 0; n < count; n++) {
    const wait = began + (n / publicationsPerSecond) * 1000 - performance.now()
    if (wait > 0) await new Promise(done => setTimeout(done, wait))
    await publish()
  }
  return count
}

const FLOOD_MS = 3_000

/** Deliveries a second where each publication follows when all listeners have received the previous one. */
async function publishAtMost(
  publish: () => Promise<void>,
  received: () => Promise<ReceivedTotals>,
  connections: number,
): Promise<number> {
  const { publications: before } = await received()
  const began = performance.now()
  let published = 0
  while (performance.now() - began < FLOOD_MS) {
    // Ten at a time: enough to keep the server busy, too few to fill a listener's queue.
    await Promise.all(Array.from({ length: 10 }, publish))
    published += 10
    await untilReceived(received, before + published * connections)
  }
  return ((published * connections) / (performance.now() - began)) * 1000
}

async function untilReceived(readCounts: () => Promise<ReceivedTotals>, publications: number): Promise<void> {
  for (let counts = await readCounts(); counts.publications < publications; counts = await readCounts())
    if (counts.lost > 0) throw new Error(`${counts.lost} listeners were lost`)
}

async function request<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}
