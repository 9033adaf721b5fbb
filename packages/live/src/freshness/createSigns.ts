import { ageOf, freshnessOf, isPlaceable, type SignOfLife } from '@touchline/domain/freshness'
import type { Provider } from '@touchline/domain/match'
import type { Heartbeat } from '../events/readEvent.ts'

/** When the server and each provider were last known to live. */
export interface Signs {
  hear(beat: Heartbeat): void
  /** Compares our two clocks: after a jump nothing heard before counts. */
  check(): void
  forget(): void
  /**
   * Milliseconds since a provider's last sign of life; of the line itself without one, and of a provider that no beat names.
   * `placing` is Infinity before the first beat; `shown` counts from the start of the page.
   */
  ages(provider: Provider | undefined): { readonly shown: number; readonly placing: number }
  /** Changes whenever the clock has carried anyone over a line that a rule draws. */
  look(): string
}

/** Two clocks in milliseconds: `now` never goes back, `visitorNow` is the visitor's and may jump. */
export interface SignsOptions {
  readonly now: () => number
  readonly visitorNow: () => number
}

/** Two clocks of ours that part by more than this between two looks: the machine slept, or somebody set a clock. */
const CLOCK_JUMP_MS = 2_000
/** Beats come 2 s apart; those closer together lay in a queue. */
const BEAT_APART_MS = 1_000
/** Beats that the quickest of late is sought among: with one each 2 s, a server whose clock was set back is believed again after 16 s. */
const BEATS_KEPT = 8

/** Nothing was heard at first: prices age from this moment, and no bet can be placed on them. */
export function createSigns({ now, visitorNow }: SignsOptions): Signs {
  const providers = new Map<Provider, SignOfLife>()
  /** The server's clock less ours at each of the last beats; the largest came quickest. */
  let leads: number[] = []
  let line: SignOfLife | undefined
  /** The server's clock less the visitor's, which goes on in a sleep; it outlives what is forgotten. */
  let visitorLead: number | undefined
  /** The last beat that looked as if it had lain in the socket since before a sleep. */
  let doubted: { readonly serverTime: number; readonly heardAt: number } | undefined
  let apart = visitorNow() - now()
  /** What the page was drawn from counts as seen when the page began, but nobody bets on it before a beat. */
  let beganAt: number | undefined = now()

  function hasJumped(): boolean {
    const before = apart
    apart = visitorNow() - now()
    return Math.abs(apart - before) > CLOCK_JUMP_MS
  }

  function forget(): void {
    providers.clear()
    leads = []
    line = undefined
    doubted = undefined
    beganAt = undefined
  }

  /**
   * Whether the first beat after something was forgotten was sent just now. One that is old by the visitor's clock lay in the socket through
   * a sleep, unless somebody set that clock: then the next comes as much later as it was sent later, where what lay there comes at once.
   */
  function isOfNow(serverTime: number, heardAt: number): boolean {
    if (line || visitorLead === undefined) return true
    if (visitorLead - (serverTime - visitorNow()) <= CLOCK_JUMP_MS) return true
    const before = doubted
    doubted = { serverTime, heardAt }
    if (!before) return false
    const passedMs = heardAt - before.heardAt
    return passedMs >= BEAT_APART_MS && Math.abs(serverTime - before.serverTime - passedMs) < CLOCK_JUMP_MS
  }

  function ages(provider: Provider | undefined): { shown: number; placing: number } {
    const sign = (provider && providers.get(provider)) ?? line
    if (sign) {
      const age = ageOf(sign, now())
      return { shown: age, placing: age }
    }
    return { shown: beganAt === undefined ? Infinity : now() - beganAt, placing: Infinity }
  }

  return {
    hear({ serverTime, providers: told }) {
      // What is heard in the moment of the jump may have lain there since before the sleep.
      if (hasJumped()) return forget()
      const heardAt = now()
      if (!isOfNow(serverTime, heardAt)) return
      leads = [...leads, serverTime - heardAt].slice(-BEATS_KEPT)
      const delayMs = Math.max(...leads) - (serverTime - heardAt)
      visitorLead = Math.max(...leads) - apart
      line = { silentMs: 0, delayMs, heardAt }
      for (const { provider, aliveAt } of told) {
        providers.set(provider, { silentMs: serverTime - aliveAt, delayMs, heardAt })
      }
    },
    check() {
      if (hasJumped()) forget()
    },
    forget,
    ages,
    look: () => [undefined, ...providers.keys()].map(provider => rulesOn(ages(provider))).join(),
  }
}

/** What the rules say of an age. */
function rulesOn({ shown, placing }: ReturnType<Signs['ages']>): string {
  return `${freshnessOf(shown, true)} ${freshnessOf(shown, false)} ${isPlaceable(placing)}`
}
