import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { HarnessPlayer, OfferedSelection, Random } from '../harness/index.ts'
import { isDefinite, type Intent } from './intent.ts'

const STAKE_MIN = 50
const STAKE_SPAN = 500
const ANSWER_MS_MAX = 15_000
const AGAIN_MS = 20
/** Every so many placements the key is sent once more, though it was answered. */
const REPEATED_SHARE = 0.05

/** Players who bet without a pause, one placement after the other each, and never give an intent up. */
export interface Bettors {
  /** What was wanted so far, in order. */
  readonly intents: readonly Intent[]
  /** Answers to a key that was answered before and differ from the first. */
  readonly contradictions: readonly string[]
  /** Lets them send, to this back end and at these prices. */
  readonly go: (origin: string, offers: readonly OfferedSelection[]) => void
  /** Nothing new goes out; what is on its way goes on, and what gets lost is sent again only after the next `go`. */
  readonly hold: () => void
  /** `hold`, and waits until every intent has its answer. Needs a back end that answers. */
  readonly rest: () => Promise<void>
  readonly end: () => Promise<void>
}

export function createBettors(players: readonly HarnessPlayer[], random: Random): Bettors {
  const intents: Intent[] = []
  const contradictions: string[] = []
  let where: { readonly origin: string; readonly offers: readonly OfferedSelection[] } | undefined
  let opened = Promise.withResolvers<void>()
  let isResting = false
  let isOver = false
  let waiting = 0
  const idle: (() => void)[] = []

  const runs = players.map(bet)

  /** Until there is a back end to send to. A bettor with nothing on its mind waits for the end of a rest as well. */
  async function untilOpen(mayRest: boolean): Promise<void> {
    while (!isOver && (where === undefined || (mayRest && isResting))) {
      if (mayRest) waiting++
      if (waiting === players.length) for (const tell of idle.splice(0)) tell()
      await opened.promise
      if (mayRest) waiting--
    }
  }

  async function bet(player: HarnessPlayer): Promise<void> {
    for (;;) {
      await untilOpen(true)
      if (isOver) return
      const intent = newIntent(player)
      intents.push(intent)
      await resolve(intent)
      if (random.chance(REPEATED_SHARE)) await repeat(intent)
    }
  }

  function newIntent(player: HarnessPlayer): Intent {
    const legs = Array.from({ length: 1 + random.below(3) }, () => random.pick(where!.offers))
    const selections = [...new Map(legs.map(leg => [leg.match_id, leg])).values()]
    const stake = { value: STAKE_MIN + random.below(STAKE_SPAN), currency: 'EUR' }
    const type = selections.length > 1 ? 'combo' : 'single'
    const bets = Array.from({ length: 1 + random.below(3) }, () => ({ type, stake, selections }) as const)
    const body = { meta: { device_id: 'crash-harness', quick: false }, bets }
    return { player, key: random.uuid(), body, lost: 0, answer: undefined }
  }

  /** Sends the key until the answer is definite. */
  async function resolve(intent: Intent): Promise<void> {
    while (intent.answer === undefined) {
      await untilOpen(false)
      if (isOver) return
      const answer = await send(intent)
      if (answer && isDefinite(answer.status)) intent.answer = answer
      else {
        intent.lost++
        await pause(AGAIN_MS)
      }
    }
  }

  async function repeat(intent: Intent): Promise<void> {
    const again = await send(intent)
    if (!again || !isDefinite(again.status)) return
    if (isDeepStrictEqual(intent.answer, again)) return
    contradictions.push(
      `${intent.key}: first ${JSON.stringify(intent.answer)}, then ${JSON.stringify(again)}`,
    )
  }

  async function send({ player, key, body }: Intent): Promise<Intent['answer']> {
    try {
      const answer = await fetch(`${where?.origin}/api/sportsbook/v3/bets`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-token': player.token,
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
      })
      return { status: answer.status, body: await answer.json() }
    } catch {
      return undefined // refused, cut off, or cut short: nobody can say what became of it
    }
  }

  function open(): void {
    opened.resolve()
    opened = Promise.withResolvers()
  }

  return {
    intents,
    contradictions,
    go(origin, offers) {
      where = { origin, offers }
      isResting = false
      open()
    },
    hold() {
      where = undefined
    },
    async rest() {
      isResting = true
      if (waiting < players.length) await new Promise<void>(tell => idle.push(tell))
    },
    async end() {
      isOver = true
      open()
      await Promise.all(runs)
    },
  }
}
