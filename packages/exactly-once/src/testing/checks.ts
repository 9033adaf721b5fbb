import type { OnceEvent } from '../types.ts'
import type { Bet, BetRecord } from './backEnd.ts'
import type { ManualClock } from './manualClock.ts'

export type BetEvent = OnceEvent<string, string, string, never> | { readonly type: 'too-old' }

/** A minute for the page of the tap, and one for a page loaded within that minute. */
const SENT_WITHIN_MS = 120_000
const END_TYPES: readonly string[] = ['done', 'refused', 'gave-up', 'not-sent', 'left-refused', 'too-old']

export function isEnd({ type }: { readonly type: string }): boolean {
  return END_TYPES.includes(type)
}

/** The state of the browser that a check sees. */
export interface Seen {
  readonly player: string | undefined
  /** Whether the key is in storage. */
  readonly isStored: boolean
}

interface CheckOptions {
  readonly clock: ManualClock
  readonly honoursKeys: boolean
  readonly records: ReadonlyMap<string, BetRecord>
}

/** Checks each request and each report as it happens, and adds violations to `faults`. */
export class Checks {
  readonly faults: string[] = []
  /** The last request of each key, as a running number. */
  readonly sent = new Map<string, number>()
  /** Whether the clock was never set back: only then can ages be checked. */
  isClockTrue = true
  private readonly reported = new Map<string, readonly string[]>()
  private readonly lookedUp = new Map<string, number>()
  private readonly tappedAt = new Map<string, number>()
  private readonly options: CheckOptions
  private requests = 0

  constructor(options: CheckOptions) {
    this.options = options
  }

  tapped(key: string): void {
    this.tappedAt.set(key, this.options.clock.elapsed())
  }

  looksUp(key: string): void {
    this.lookedUp.set(key, this.requests)
  }

  sends({ key, player: owner }: Bet, { player, isStored }: Seen): void {
    const { clock, honoursKeys } = this.options
    const events = this.reported.get(key) ?? []
    if (player !== owner) this.fault(`sent as ${player}`, key)
    if (this.isEnded(key)) this.fault('sent after its end was reported', key)
    if (!isStored && !events.includes('not-stored')) this.fault('sent before it was in storage', key)
    if (this.isClockTrue && clock.elapsed() - this.tappedAt.get(key)! > SENT_WITHIN_MS)
      this.fault('sent too late', key)
    if (!honoursKeys && this.sent.has(key)) this.fault('sent twice to a back end that ignores keys', key)
    this.requests += 1
    this.sent.set(key, this.requests)
  }

  reports(event: BetEvent, { key }: Bet, { isStored }: Pick<Seen, 'isStored'>): void {
    const { type } = event
    const wasEnded = this.isEnded(key)
    this.reported.set(key, [...(this.reported.get(key) ?? []), type])
    const isCarriedOut = this.options.records.get(key)?.verdict.endsWith('done') === true
    if (isEnd(event) && wasEnded) this.fault(`a second end: ${type}`, key)
    if (isEnd(event) && isStored) this.fault('ended and still stored', key)
    if (type === 'done' && !isCarriedOut) this.fault('reported done, and it is not', key)
    if ((type === 'refused' || type === 'left-refused') && isCarriedOut)
      this.fault('reported refused, and it was carried out', key)
    if (type === 'gave-up' && (this.lookedUp.get(key) ?? 0) < (this.sent.get(key) ?? 0))
      this.fault('given up without a last look-up', key)
  }

  isEnded(key: string): boolean {
    return this.reported.get(key)?.some(type => isEnd({ type })) === true
  }

  private fault(text: string, key: string): void {
    this.faults.push(`${key}: ${text}`)
  }
}
