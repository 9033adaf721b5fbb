import { setTimeout as pause } from 'node:timers/promises'
import type { HarnessPlayer, OfferedSelection, HarnessRandom } from '@touchline/tools/harness'
import type { Attack } from './attacks.ts'

export interface Attacking {
  readonly origin: string
  readonly players: readonly HarnessPlayer[]
  readonly attack: Attack
  readonly offersOf: () => readonly OfferedSelection[]
  readonly seconds: number
  readonly random: HarnessRandom
}

/** Requests of one player that are under way at once: as many as the API allows. */
const AT_ONCE = 12
/** Each of these sequences of requests pauses between two of them. */
const PAUSE_MS = 20
const REQUEST_MS_MAX = 20_000

/** Every player sends as fast as answers come. Returns the number of answers by status; 0 is no answer. */
export async function send({
  origin,
  players,
  attack,
  offersOf,
  seconds,
  random,
}: Attacking): Promise<ReadonlyMap<number, number>> {
  const answers = new Map<number, number>()
  const until = performance.now() + seconds * 1_000
  await Promise.all(players.flatMap(player => Array.from({ length: AT_ONCE }, () => sendOn(player))))
  return answers

  async function sendOn({ token }: HarnessPlayer): Promise<void> {
    const betIds: string[] = []
    while (performance.now() < until) {
      const { path, body } = attack.shot({ offers: offersOf(), betIds, random })
      const status = await post(path, body, token, betIds)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      await pause(PAUSE_MS)
    }
  }

  async function post(path: string, body: object, token: string, betIds: string[]): Promise<number> {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-token': token,
          'idempotency-key': random.uuid(),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(REQUEST_MS_MAX),
      })
      const { data } = (await answer.json()) as { readonly data?: unknown }
      if (Array.isArray(data)) betIds.push(...data.map(({ id }: { readonly id: string }) => id))
      return answer.status
    } catch {
      return 0
    }
  }
}
