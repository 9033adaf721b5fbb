import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { ROUTES, type CallInput, type CallReply } from '@touchline/contract'
import type { HarnessPlayer, OfferedSelection, Random } from '@touchline/tools/harness'
import { isDefinite, type Intent } from './intent.ts'

const STAKE_MIN = 50
const STAKE_SPAN = 500
const ANSWER_MS_MAX = 15_000
const AGAIN_MS = 20
/** How often a bettor with money on a bet wants some of it back. */
const CASHOUT_SHARE = 0.3
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
  let lastOffers: readonly OfferedSelection[] = []
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
      const intent = (random.chance(CASHOUT_SHARE) && (await newCashout(player))) || newPlacement(player)
      intents.push(intent)
      await resolve(intent)
      if (random.chance(REPEATED_SHARE)) await repeat(intent)
    }
  }

  function newPlacement(player: HarnessPlayer): Intent {
    const legs = Array.from({ length: 1 + random.below(3) }, () => random.pick(where?.offers ?? lastOffers))
    const selections = [...new Map(legs.map(leg => [leg.match_id, leg])).values()]
    const stake = { value: STAKE_MIN + random.below(STAKE_SPAN), currency: 'EUR' }
    const type = selections.length > 1 ? 'combo' : 'single'
    const bets = Array.from({ length: 1 + random.below(3) }, () => ({ type, stake, selections }) as const)
    const body: CallInput<'placeBets'>['body'] = { meta: { device_id: 'crash-harness', quick: false }, bets }
    return newIntent(player, 'placeBets', body, selections.length)
  }

  /** Cashing out one of the player's last bets, all or a part, for what is offered now; undefined where nothing is. */
  async function newCashout(player: HarnessPlayer): Promise<Intent | undefined> {
    try {
      const answer = await fetch(`${where?.origin}/api/sportsbook/v3/bets?status=waiting_results&limit=10`, {
        headers: { 'x-session-token': player.token },
        signal: AbortSignal.timeout(ANSWER_MS_MAX),
      })
      const { data } = (await answer.json()) as CallReply<'getBets'>
      const offered = data.filter(({ to_cashout }) => to_cashout)
      if (offered.length === 0) return undefined
      const { id, to_cashout, stake, open_stake } = random.pick(offered)
      const open = open_stake?.value ?? stake.value
      const part = random.chance(0.5) && open > 1 ? Math.floor(open / 2) : undefined
      // Half of the stake is worth half of the offer, give or take the rounding: sometimes one too much, and then refused.
      const value = part === undefined ? to_cashout!.value : Math.floor((to_cashout!.value * part) / open)
      if (value === 0) return undefined
      const body: CallInput<'cashOut'>['body'] = { bet_id: id, to_cashout: value, ...(part && { part }) }
      return newIntent(player, 'cashOut', body, 0)
    } catch {
      return undefined
    }
  }

  function newIntent(player: HarnessPlayer, call: Intent['call'], body: object, legs: number): Intent {
    return { player, key: random.uuid(), call, body: JSON.stringify(body), legs, lost: 0, answer: undefined }
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

  async function send({ player, key, call, body }: Intent): Promise<Intent['answer']> {
    try {
      const answer = await fetch(`${where?.origin}/api/sportsbook${ROUTES[call].path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-session-token': player.token,
          'idempotency-key': key,
        },
        body,
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
      lastOffers = offers
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
