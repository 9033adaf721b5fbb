import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import {
  readOffers,
  type HarnessPlayer,
  type OfferedSelection,
  type HarnessRandom,
} from '@touchline/tools/harness'

export interface BettingOptions {
  readonly origin: string
  readonly players: readonly HarnessPlayer[]
  readonly perSecond: number
  readonly seconds: number
  readonly random: HarnessRandom
}

export interface Placed {
  /** From the moment the tap was due until the answer was read: waiting for a free connection counts. */
  readonly ms: number
  /** 0: the connection was lost or no answer came in time. */
  readonly status: number
  /** After a refusal for load: its retry-after in seconds, undefined where it had none. */
  readonly retryAfter: number | undefined
  /** When it was due, in seconds of the run. */
  readonly at: number
}

const OFFERS_MS = 2_000
const ANSWER_MS_MAX = 20_000
const STAKE_MIN = 50
const STAKE_SPAN = 500

/**
 * Places bets at a steady pace, however long the answers take: players do not wait for each other. Resolves when each
 * has its answer.
 */
export async function placeBetsSteadily(options: BettingOptions): Promise<readonly Placed[]> {
  const { origin, players, perSecond, seconds, random } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
  const answers: Promise<Placed>[] = []
  let offers = await readOffers(origin, '0,1')
  let isOver = false
  const refreshing = refresh()
  const startedAt = performance.now()
  for (let index = 0; index < perSecond * seconds; index++) {
    const at = index / perSecond
    const due = startedAt + at * 1000
    const early = due - performance.now()
    if (early > 1) await pause(early)
    const player = players[index % players.length]!
    answers.push(
      place({
        agent,
        origin,
        token: player.token,
        key: random.uuid(),
        body: bodyOf(offers, random),
        due,
        at,
      }),
    )
  }
  const placed = await Promise.all(answers)
  isOver = true
  await refreshing
  agent.destroy()
  return placed

  async function refresh(): Promise<void> {
    while (!isOver) {
      await pause(OFFERS_MS)
      // A server that sheds load answers late or not at all: then the known prices are used.
      offers = await readOffers(origin, '0,1').catch(() => offers)
    }
  }
}

function bodyOf(offers: readonly OfferedSelection[], random: HarnessRandom): string {
  const legs = Array.from({ length: random.chance(0.6) ? 1 : 2 + random.below(3) }, () => random.pick(offers))
  const selections = [...new Map(legs.map(leg => [leg.match_id, leg])).values()]
  const stake = { value: STAKE_MIN + random.below(STAKE_SPAN), currency: 'EUR' }
  const type = selections.length > 1 ? 'combo' : 'single'
  return JSON.stringify({
    meta: { device_id: 'load-harness', quick: false },
    bets: [{ type, stake, selections }],
  })
}

function place(tap: {
  readonly agent: Agent
  readonly origin: string
  readonly token: string
  readonly key: string
  readonly body: string
  readonly due: number
  readonly at: number
}): Promise<Placed> {
  const { agent, origin, token, key, body, due, at } = tap
  const { promise, resolve } = Promise.withResolvers<Placed>()
  const finish = (status: number, retryAfter?: string): void =>
    resolve({
      ms: performance.now() - due,
      status,
      at,
      retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
    })
  const sent = request(
    `${origin}/api/sportsbook/v3/bets`,
    {
      agent,
      method: 'POST',
      timeout: ANSWER_MS_MAX,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-session-token': token,
        'idempotency-key': key,
      },
    },
    response => {
      response.resume()
      response.on('end', () => finish(response.statusCode ?? 0, response.headers['retry-after']))
      response.on('error', () => finish(0))
    },
  )
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
  sent.on('error', () => finish(0))
  sent.end(body)
  return promise
}
