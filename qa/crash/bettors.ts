import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { HarnessPlayer, OfferedSelection, HarnessRandom } from '@touchline/tools/harness'
import { isDefinite, type Intent } from './intent.ts'
import { newCashout, newPlacement } from './newIntents.ts'
import { sendIntent } from './sendIntent.ts'

const AGAIN_MS = 20
/** How often a bettor with open bets cashes one out. */
const CASHOUT_SHARE = 0.3
/** Share of placements whose key is sent again although it was answered. */
const REPEATED_SHARE = 0.05

/** Players who bet without a pause, one placement after the other, and never give up an intent. */
export interface Bettors {
  /** All intents so far, in order. */
  readonly intents: readonly Intent[]
  /** Repeated answers that differ from the first one of their key. */
  readonly contradictions: readonly string[]
  /** Starts sending, to this back end and at these prices. */
  readonly go: (origin: string, offers: readonly OfferedSelection[]) => void
  /** Stops new intents; requests under way continue, and lost ones are repeated only after the next `go`. */
  readonly hold: () => void
  /** `hold`, and waits until every intent has its answer. Needs a running back end. */
  readonly rest: () => Promise<void>
  readonly end: () => Promise<void>
}

export function createBettors(players: readonly HarnessPlayer[], random: HarnessRandom): Bettors {
  return new RunningBettors(players, random)
}

class RunningBettors implements Bettors {
  readonly intents: Intent[] = []
  readonly contradictions: string[] = []
  readonly #players: readonly HarnessPlayer[]
  readonly #random: HarnessRandom
  readonly #idle: (() => void)[] = []
  readonly #runs: readonly Promise<void>[]
  #origin: string | undefined
  #offers: readonly OfferedSelection[] = []
  #opened = Promise.withResolvers<void>()
  #isResting = false
  #isOver = false
  #waiting = 0

  constructor(players: readonly HarnessPlayer[], random: HarnessRandom) {
    this.#players = players
    this.#random = random
    this.#runs = players.map(player => this.#bet(player))
  }

  go(origin: string, offers: readonly OfferedSelection[]): void {
    this.#origin = origin
    this.#offers = offers
    this.#isResting = false
    this.#open()
  }

  hold(): void {
    this.#origin = undefined
  }

  async rest(): Promise<void> {
    this.#isResting = true
    if (this.#waiting < this.#players.length) await new Promise<void>(resolve => this.#idle.push(resolve))
  }

  async end(): Promise<void> {
    this.#isOver = true
    this.#open()
    await Promise.all(this.#runs)
  }

  #open(): void {
    this.#opened.resolve()
    this.#opened = Promise.withResolvers()
  }

  /** Waits until there is a back end to send to. A bettor without an open intent also waits for the end of a rest. */
  async #untilOpen(mayRest: boolean): Promise<void> {
    while (!this.#isOver && (this.#origin === undefined || (mayRest && this.#isResting))) {
      if (mayRest) this.#waiting++
      if (this.#waiting === this.#players.length) for (const resolve of this.#idle.splice(0)) resolve()
      await this.#opened.promise
      if (mayRest) this.#waiting--
    }
  }

  async #bet(player: HarnessPlayer): Promise<void> {
    const random = this.#random
    for (;;) {
      await this.#untilOpen(true)
      if (this.#isOver) return
      const cashout = random.chance(CASHOUT_SHARE) && (await newCashout(player, this.#origin, random))
      const intent = cashout || newPlacement(player, this.#offers, random)
      this.intents.push(intent)
      await this.#resolve(intent)
      if (random.chance(REPEATED_SHARE)) await this.#repeat(intent)
    }
  }

  /** Repeats the key until the answer is definite. */
  async #resolve(intent: Intent): Promise<void> {
    while (intent.answer === undefined) {
      await this.#untilOpen(false)
      if (this.#isOver) return
      const answer = await sendIntent(intent, this.#origin)
      if (answer && isDefinite(answer.status)) intent.answer = answer
      else {
        intent.lost++
        await pause(AGAIN_MS)
      }
    }
  }

  async #repeat(intent: Intent): Promise<void> {
    const again = await sendIntent(intent, this.#origin)
    if (!again || !isDefinite(again.status)) return
    if (isDeepStrictEqual(intent.answer, again)) return
    this.contradictions.push(
      `${intent.key}: first ${JSON.stringify(intent.answer)}, then ${JSON.stringify(again)}`,
    )
  }
}
