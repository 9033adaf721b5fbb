import { IDEMPOTENCY_HEADER } from '@touchline/contract'
import pg from 'pg'
import { checkBooks, createRandom, seedPlayers, startBackend } from '../harness/index.ts'
import { judge, parse } from './judge.ts'
import { watchLedger } from './ledgerWatch.ts'
import { makeRequest, type FuzzRequest } from './makeRequest.ts'
import { malformed } from './malformed.ts'
import { createSender, toBytes, type FuzzAnswer } from './send.ts'
import { createWorld } from './world.ts'

export interface FuzzOptions {
  /** An empty database; the run fills it. */
  readonly databaseUrl: string
  readonly requests: number
  readonly seed: string
  readonly now: number
  readonly log: (line: string) => void
  /** Ends the run after so many faults. */
  readonly faultsMax?: number
}

export interface Fault {
  readonly index: number
  readonly says: string
  /** The request as it went over the line. */
  readonly sent: string
  readonly answer: string
}

export interface FuzzReport {
  readonly requests: number
  readonly seconds: number
  /** How many answers of each status each call gave. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Bets that were taken: a run in which none is has tested nothing of money. */
  readonly betsTaken: number
  readonly faults: readonly Fault[]
  /** What does not fit together in the books at the end. */
  readonly books: readonly string[]
}

const PLAYERS = 4
const BALANCE = 100_000_000
const KEYS_MAX = 50
/** Every so many requests one that is no proper HTTP. */
const MALFORMED_EVERY = 40
/** First calls without any input, to learn what the world holds; more are made as it is learned. */
const LEARNING = ['/matches?limit=40', '/sports', '/categories', '/tournaments', '/settings', '/system']

/**
 * Sends generated requests to the real back end, one after the other, and judges every answer: no 5xx, no word of the inside, each
 * refusal an error of the contract, no money moved by what was refused. The matches stand still meanwhile.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { databaseUrl, requests, seed, now, log, faultsMax = 20 } = options
  /** What the back end itself calls an error since the last answer: a refusal that looks well may hide one. */
  let logged: string[] = []
  const backend = await startBackend({
    databaseUrl,
    log: line => (line.includes('"level":50') ? logged.push(line) : log(line)),
    environment: { FEED_SEED: '1', FEED_SPEED: '0.001' },
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const sender = createSender(backend.origin)
  try {
    const players = await seedPlayers(client, { prefix: 'fuzz-', count: PLAYERS, balance: BALANCE, now })
    const tokens = players.map(({ token }) => token)
    const world = createWorld()
    for (const path of LEARNING) await learn(path)
    for (let i = 0; i < 6; i++) {
      const match = world.valueOf('match_id', createRandom(`${seed}/match/${i}`))
      await learn(`/matches/${String(match)}/markets?limit=100`)
    }
    const watch = await watchLedger(client)
    const statuses = new Map<string, Map<number, number>>()
    const keys: string[] = []
    const faults: Fault[] = []
    const odd = malformed(tokens[0]!)
    let betsTaken = 0
    const startedAt = performance.now()

    for (let index = 0; index < requests && faults.length < faultsMax; index++) {
      const isMalformed = index % MALFORMED_EVERY === MALFORMED_EVERY - 1
      const broken = odd[Math.floor(index / MALFORMED_EVERY) % odd.length]!
      const request = makeRequest({ seed, world, tokens: () => tokens, keys }, index)
      const answer = isMalformed ? await sender.sendBytes(broken.bytes) : await sender.send(request)
      const name = isMalformed ? `malformed: ${broken.says}` : request.call
      count(statuses, name, answer.status)
      const says = judge(answer, isMalformed || request.method === 'HEAD')
      if (answer.status < 300) {
        const body = parse(answer.text)
        world.learn(body)
        if (!isMalformed) betsTaken += await take(request, body)
      } else {
        for (const moved of await watch.surprises()) says.push(`a refused call moved money: ${moved}`)
      }
      says.push(...logged.map(line => `it logged ${line.slice(0, 1_000)}`))
      logged = []
      for (const text of says)
        faults.push(toFault(index, `${name}: ${text}`, isMalformed ? broken.bytes : toBytes(request), answer))
    }
    return {
      requests,
      seconds: (performance.now() - startedAt) / 1000,
      statuses,
      betsTaken,
      faults,
      books: await checkBooks(client),
    }

    async function learn(path: string): Promise<void> {
      const answer = await fetch(`${backend.origin}/api/sportsbook${path}`)
      world.learn(await answer.json())
    }

    /** Notes what an accepted call did; the number of bets it placed. */
    async function take({ call, headers, method }: FuzzRequest, body: unknown): Promise<number> {
      const key = headers.find(([name]) => name === IDEMPOTENCY_HEADER)?.[1]
      if (key !== undefined && keys.push(key) > KEYS_MAX) keys.shift()
      const isPlacing = call === 'placeBets' && method === 'POST'
      const placed = isPlacing ? (body as { data: { id: string }[] }).data : []
      watch.know(placed.map(({ id }) => id))
      await watch.surprises() // what an accepted call moved is its own
      if (call === 'signOut' && method === 'DELETE') await signInAgain()
      return placed.length
    }

    /** Sessions that the run itself has ended are opened anew. */
    async function signInAgain(): Promise<void> {
      await client.query('begin')
      for (const { id, token } of players) {
        await client.query(
          `insert into sessions (token_hash, player_id, created_at, seen_at, expires_at)
           values (encode(sha256($1::text::bytea), 'hex'), $2, $3, $3, $4) on conflict do nothing`,
          [token, id, now, now + 86_400_000],
        )
      }
      await client.query('commit')
    }
  } finally {
    sender.close()
    await client.end()
    await backend.stop()
  }
}

function count(statuses: Map<string, Map<number, number>>, name: string, status: number): void {
  const counts = statuses.get(name) ?? new Map<number, number>()
  statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1))
}

function toFault(index: number, says: string, sent: Buffer, { status, text }: FuzzAnswer): Fault {
  return {
    index,
    says,
    sent: sent.toString('latin1').slice(0, 3_000),
    answer: `${status} ${text.slice(0, 500)}`,
  }
}
