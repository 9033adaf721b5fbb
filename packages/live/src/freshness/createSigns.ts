import { ageOf, freshnessOf, isPlaceable, type SignOfLife } from '@touchline/domain/freshness'
import type { Provider } from '@touchline/domain/match'
import type { Heartbeat } from '../events/readEvent.ts'

/** The last signs of life of the server and of each provider. */
export interface Signs {
  receive(beat: Heartbeat): void
  /** Compares our two clocks: after a jump, everything received before is discarded. */
  check(): void
  forget(): void
  /**
   * Milliseconds since a provider's last heartbeat; since the server's without a provider, and for a provider that no
   * heartbeat names. `placing` is Infinity before the first heartbeat; `shown` counts from the start of the page.
   */
  ages(provider: Provider | undefined): { readonly shown: number; readonly placing: number }
  /** A string that changes whenever an age crosses a threshold of a rule. */
  look(): string
}

/** Two clocks in milliseconds: `now` is monotonic, `visitorNow` is the visitor's and may jump. */
export interface SignsOptions {
  readonly now: () => number
  readonly visitorNow: () => number
}

/** If our two clocks diverge by more than this between two checks, the machine slept, or a clock was set. */
const CLOCK_JUMP_MS = 2_000
/** Heartbeats are 2 s apart; those closer together were queued. */
const BEAT_APART_MS = 1_000
/**
 * Number of heartbeats among which the fastest is searched: with one each 2 s, a server whose clock was set back is
 * trusted again after 16 s.
 */
const BEATS_MAX = 8

/** Nothing was received at first: prices age from this moment, and cannot be bet on. */
export function createSigns({ now, visitorNow }: SignsOptions): Signs {
  const providers = new Map<Provider, SignOfLife>()
  /** The server's clock minus ours at each of the last heartbeats; the largest had the smallest delay. */
  let leads: number[] = []
  let line: SignOfLife | undefined
  /** The server's clock minus the visitor's, which keeps running during sleep; survives a reset. */
  let visitorLead: number | undefined
  /** The last heartbeat that may have been waiting in the socket since before a sleep. */
  let unsure: { readonly serverTime: number; readonly receivedAt: number } | undefined
  let apart = visitorNow() - now()
  /** The page's initial content counts as fresh when the page starts, but cannot be bet on before a heartbeat. */
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
    unsure = undefined
    beganAt = undefined
  }

  /**
   * Whether the first heartbeat after a reset was sent just now. One that is old by the visitor's clock may have waited
   * in the socket during a sleep, unless that clock was set: then the next one arrives as much later as it was sent
   * later, whereas queued ones arrive at once.
   */
  function isOfNow(serverTime: number, receivedAt: number): boolean {
    if (line || visitorLead === undefined) return true
    if (visitorLead - (serverTime - visitorNow()) <= CLOCK_JUMP_MS) return true
    const before = unsure
    unsure = { serverTime, receivedAt }
    if (!before) return false
    const passedMs = receivedAt - before.receivedAt
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
    receive({ serverTime, providers: providerBeats }) {
      // A message received at the moment of the jump may have been waiting since before the sleep.
      if (hasJumped()) return forget()
      const receivedAt = now()
      if (!isOfNow(serverTime, receivedAt)) return
      leads = [...leads, serverTime - receivedAt].slice(-BEATS_MAX)
      const delayMs = Math.max(...leads) - (serverTime - receivedAt)
      visitorLead = Math.max(...leads) - apart
      line = { silentMs: 0, delayMs, receivedAt }
      for (const { provider, aliveAt } of providerBeats) {
        providers.set(provider, { silentMs: serverTime - aliveAt, delayMs, receivedAt })
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

/** The results of the rules for an age. */
function rulesOn({ shown, placing }: ReturnType<Signs['ages']>): string {
  return `${freshnessOf(shown, true)} ${freshnessOf(shown, false)} ${isPlaceable(placing)}`
}
