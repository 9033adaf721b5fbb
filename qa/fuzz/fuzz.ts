import pg from 'pg'
import {
  checkBooks,
  createHarnessRandom,
  seedPlayers,
  startBackendProcess,
  type HarnessPlayer,
} from '@touchline/tools/harness'
import { createExplanations } from './findings/createExplanations.ts'
import { findContradictions } from './findings/findContradictions.ts'
import type { FuzzTally } from './findings/findFuzzGaps.ts'
import { judgeAnswer, parse } from './findings/judgeAnswer.ts'
import type { BookedMovement } from './findings/createExplanations.ts'
import { watchLedger } from './findings/ledgerWatch.ts'
import type { FuzzRequest } from './requests/makeRequest.ts'
import { malformed } from './requests/malformed.ts'
import { idempotencyKeyOf, planRound, type Round } from './planRound.ts'
import { createFuzzSender, requestBytes, type FuzzAnswer } from './requests/send.ts'
import { createWorld, type FuzzWorld } from './world.ts'

export interface FuzzOptions {
  /** An empty database; the run fills it. */
  readonly databaseUrl: string
  readonly requests: number
  readonly seed: string
  readonly now: number
  readonly log: (line: string) => void
  /** Ends the run after this many faults. */
  readonly faultsMax?: number
}

export interface FuzzFault {
  readonly index: number
  readonly description: string
  /** The request as it was sent. */
  readonly sent: string
  readonly answer: string
}

export interface FuzzReport extends FuzzTally {
  readonly requests: number
  readonly seconds: number
  /** How many answers of each status each call gave. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly faults: readonly FuzzFault[]
  /** Inconsistencies in the ledger at the end. */
  readonly books: readonly string[]
}

const PLAYERS = 4
const BALANCE = 100_000_000
const KEYS_MAX = 50
/** Number of requests per request that is not proper HTTP. */
const MALFORMED_EVERY = 40
/** The first calls without any input, to learn what exists; more are made from their answers. */
const LEARNING = ['/matches?limit=40', '/sports', '/categories', '/tournaments', '/settings', '/system']

/**
 * Sends generated requests to the real back end, some in parallel, and judges every answer: no 5xx, no internals,
 * each refusal an error of the contract, one answer to a key, no money moved except by accepted calls. The matches do
 * not move meanwhile.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { databaseUrl, requests, seed, now, log, faultsMax = 20 } = options
  const logged: string[] = []
  const backend = await startBackendProcess({
    databaseUrl,
    log: line => (line.includes('"level":50') ? logged.push(line) : log(line)),
    environment: { FEED_SEED: '1', FEED_SPEED: '0.001' },
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const sender = createFuzzSender(backend.origin)
  try {
    const players = await seedPlayers(client, { prefix: 'fuzz-', count: PLAYERS, balance: BALANCE, now })
    const world = createWorld()
    await learnWorld(world, backend.origin, seed)
    const readMovements = await watchLedger(client)
    const run = new FuzzRun({ ...options, players, world, sender, client, logged, readMovements })
    const startedAt = performance.now()
    let malformedAt = 0
    for (let index = 0; index < requests && run.faults.length < faultsMax;) {
      if (index - malformedAt >= MALFORMED_EVERY) {
        malformedAt = index
        index += await run.sendMalformed(index)
      } else index += await run.sendRound(index)
    }
    const { statuses, tally, faults } = run
    const seconds = (performance.now() - startedAt) / 1000
    return { requests, seconds, statuses, ...tally, faults, books: await checkBooks(client) }
  } finally {
    sender.close()
    await client.end()
    await backend.stop()
  }
}

/** Learns what exists, by calls that need no input, and by the markets of six matches. */
async function learnWorld(world: FuzzWorld, origin: string, seed: string): Promise<void> {
  const learn = async (path: string): Promise<void> => {
    const answer = await fetch(`${origin}/api/sportsbook${path}`)
    world.learn(await answer.json())
  }
  for (const path of LEARNING) await learn(path)
  for (let i = 0; i < 6; i++) {
    const match = world.valueOf('match_id', createHarnessRandom(`${seed}/match/${i}`))
    await learn(`/matches/${String(match)}/markets?limit=100`)
  }
}

interface RunOptions extends FuzzOptions {
  readonly players: readonly HarnessPlayer[]
  readonly world: FuzzWorld
  readonly sender: ReturnType<typeof createFuzzSender>
  readonly client: pg.Client
  /** Errors in the back end's log since the last answer: a normal refusal may hide one. */
  readonly logged: string[]
  readonly readMovements: () => Promise<readonly BookedMovement[]>
}

class FuzzRun {
  readonly statuses = new Map<string, Map<number, number>>()
  readonly faults: FuzzFault[] = []
  readonly tally = { betsTaken: 0, cashoutsTaken: 0, beside: 0 }
  readonly #options: RunOptions
  readonly #explanations = createExplanations()
  readonly #keys: string[] = []
  readonly #tokens: readonly string[]
  readonly #malformed: ReturnType<typeof malformed>

  constructor(options: RunOptions) {
    this.#options = options
    this.#tokens = options.players.map(({ token }) => token)
    this.#malformed = malformed(this.#tokens[0]!)
  }

  async sendMalformed(index: number): Promise<number> {
    const { description: what, bytes } =
      this.#malformed[Math.floor(index / MALFORMED_EVERY) % this.#malformed.length]!
    const answer = await this.#options.sender.sendBytes(bytes)
    const name = `malformed: ${what}`
    count(this.statuses, name, answer.status)
    const description = [...judgeAnswer(answer, true), ...(await this.#findSurprises())]
    this.#note(description, { index, name, sent: bytes, answer })
    return 1
  }

  /**
   * Sends the round planned from this number on, all at once, and judges it when each request has its answer. Returns
   * the number of requests.
   */
  async sendRound(index: number): Promise<number> {
    const { seed, world, sender, requests } = this.#options
    const plan = { seed, world, tokens: () => this.#tokens, keys: this.#keys }
    const round = planRound(plan, index, requests - index)
    const answers = await Promise.all(round.requests.map(request => sender.send(request)))
    for (const [at, request] of round.requests.entries()) {
      const answer = answers[at]!
      count(this.statuses, request.call, answer.status)
      if (isAccepted(answer)) await this.#take(request, parse(answer.text))
      const description = judgeAnswer(answer, request.method === 'HEAD')
      this.#note(description, {
        index: request.index,
        name: request.call,
        sent: requestBytes(request),
        answer,
      })
    }
    const description = [...findContradictions(round, answers), ...(await this.#findSurprises())]
    const sent = requestBytes(round.requests[0]!)
    this.#note(description, { index, name: nameOf(round), sent, answer: answers[0]! })
    if (round.requests.length > 1) this.tally.beside += round.requests.length
    return round.requests.length
  }

  /** Movements that no accepted call explains, and errors in the back end's log. */
  async #findSurprises(): Promise<string[]> {
    const { readMovements, logged } = this.#options
    const moved = (await readMovements()).filter(movement => !this.#explanations.explain(movement))
    return [
      ...moved.map(movement => `money moved that nothing accepted explains: ${JSON.stringify(movement)}`),
      ...logged.splice(0).map(line => `it logged ${line.slice(0, 1_000)}`),
    ]
  }

  #note(
    description: readonly string[],
    { index, name, sent, answer }: { index: number; name: string; sent: Buffer; answer: FuzzAnswer },
  ): void {
    for (const text of description) this.faults.push(toFault(index, `${name}: ${text}`, sent, answer))
  }

  /** Records the answer and effects of an accepted call. */
  async #take(request: FuzzRequest, body: unknown): Promise<void> {
    this.#options.world.learn(body, request.headers.find(([name]) => name === 'x-session-token')?.[1])
    const key = idempotencyKeyOf(request)
    if (key !== undefined && this.#keys.push(key) > KEYS_MAX) this.#keys.shift()
    const { placed, cashedOut } = this.#explanations.take(request, body)
    this.tally.betsTaken += placed
    this.tally.cashoutsTaken += cashedOut
    if (request.call === 'signOut' && request.method === 'DELETE') await this.#signInAgain()
  }

  /** Opens sessions again that the run itself has ended. */
  async #signInAgain(): Promise<void> {
    const { client, players, now } = this.#options
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
}

/** Status 0 is no answer at all. */
function isAccepted({ status }: FuzzAnswer): boolean {
  return status >= 200 && status < 300
}

function nameOf({ requests, isRace }: Round): string {
  const [first, ...others] = requests
  if (others.length === 0) return first!.call
  return isRace ? `${requests.length} x ${first!.call}` : requests.map(({ call }) => call).join(' beside ')
}

function count(statuses: Map<string, Map<number, number>>, name: string, status: number): void {
  const counts = statuses.get(name) ?? new Map<number, number>()
  statuses.set(name, counts.set(status, (counts.get(status) ?? 0) + 1))
}

function toFault(index: number, description: string, sent: Buffer, { status, text }: FuzzAnswer): FuzzFault {
  return {
    index,
    description,
    sent: sent.toString('latin1').slice(0, 3_000),
    answer: `${status} ${text.slice(0, 500)}`,
  }
}
