import type { RequestAnswer, AwaitedDecision, LookedUp, OnceRequest } from '../types.ts'
import type { ManualClock } from './manualClock.ts'

/** The fate of one HTTP request. */
export type Fate =
  | 'answered'
  /** It never arrives, and the client is notified, or is not. */
  | 'request lost'
  | 'request hangs'
  /** It arrives, but its answer is lost. */
  | 'answer lost'
  | 'answer hangs'
  /** It arrives at once, and is answered much later. */
  | 'answered late'
  /** It arrives much later. */
  | 'arrives late'
  /** A proxy refuses it before the back end, soon or late. */
  | 'refused on the way'
  | 'refused on the way, late'

/** The fate of a look-up. */
export type LookFate = 'answered' | 'answered late' | 'lost' | 'hangs'

export type Verdict = 'done' | 'refused' | 'accepted, then done' | 'accepted, then refused'

/** A request of the tests. */
export interface Bet extends OnceRequest {
  readonly player: string
}

/** The back end's record of a request. */
export interface BetRecord {
  readonly verdict: Verdict
  isDecided: boolean
  /** How often it was carried out. */
  count: number
}

export interface World {
  readonly honoursKeys: boolean
  readonly fates: readonly Fate[]
  readonly lookFates: readonly LookFate[]
  readonly verdicts: readonly Verdict[]
}

type BetAnswer = RequestAnswer<string, string, string>

const LATE_MS = 11_000
const DECIDED_AFTER_MS = 5_000
const NEVER = new Promise<never>(() => {})

/** A back end that honours keys or does not, behind a network that loses and delays messages. */
export class BackEnd {
  readonly records = new Map<string, BetRecord>()
  private readonly world: World
  private readonly clock: ManualClock
  private isHealthy = false
  private step = 0
  private lookStep = 0

  constructor(world: World, clock: ManualClock) {
    this.world = world
    this.clock = clock
  }

  /** From now on every request is answered. */
  heal(): void {
    this.isHealthy = true
  }

  async send(key: string): Promise<BetAnswer> {
    const { fates } = this.world
    const fate = this.isHealthy ? 'answered' : fates[this.step++ % fates.length]!
    switch (fate) {
      case 'request lost':
        return { kind: 'unknown' }
      case 'request hangs':
        return NEVER
      case 'refused on the way':
        return REFUSED_ON_THE_WAY
      case 'refused on the way, late':
        await this.after(LATE_MS)
        return REFUSED_ON_THE_WAY
      case 'answered':
        return this.arrive(key)
      case 'answer lost':
        this.arrive(key)
        return { kind: 'unknown' }
      case 'answer hangs':
        this.arrive(key)
        return NEVER
      case 'answered late': {
        const answer = this.arrive(key)
        await this.after(LATE_MS)
        return answer
      }
      case 'arrives late':
        await this.after(LATE_MS)
        return this.arrive(key)
    }
  }

  /** Looks a request up. */
  async find(key: string): Promise<LookedUp<string, string, string>> {
    const record = this.records.get(key)
    return await this.lookedUp<LookedUp<string, string, string>>(
      record ? answerOf(record) : { kind: 'absent' },
    )
  }

  /** The decision on an accepted request. */
  decisionOf(key: string, onLookUp: () => void): AwaitedDecision<string, string, string> {
    return {
      dueInMs: () => DECIDED_AFTER_MS,
      lookUp: () => {
        onLookUp()
        return this.lookedUp(answerOf(this.records.get(key)!))
      },
      subscribe: () => () => {},
    }
  }

  /** The first request with a key is decided; repeats get the same answer. */
  private arrive(key: string): BetAnswer {
    const { honoursKeys, verdicts } = this.world
    const known = this.records.get(key)
    if (known && honoursKeys) return answerOf(known)
    const verdict = verdicts[this.records.size % verdicts.length]!
    const record = known ?? { verdict, isDecided: !verdict.startsWith('accepted'), count: 0 }
    record.count += 1
    this.records.set(key, record)
    if (!record.isDecided) this.clock.later(() => (record.isDecided = true), DECIDED_AFTER_MS)
    return answerOf(record)
  }

  private async lookedUp<T>(answer: T): Promise<T | { kind: 'unknown' }> {
    const { lookFates } = this.world
    const fate = this.isHealthy ? 'answered' : lookFates[this.lookStep++ % lookFates.length]!
    if (fate === 'answered late') await this.after(LATE_MS)
    if (fate === 'hangs') await NEVER
    return fate === 'lost' ? { kind: 'unknown' } : answer
  }

  private after(ms: number): Promise<void> {
    return new Promise(resolve => this.clock.later(resolve, ms))
  }
}

const REFUSED_ON_THE_WAY: BetAnswer = { kind: 'refused', refusal: 'not here', isAboutSubject: false }

function answerOf({ verdict, isDecided }: BetRecord): BetAnswer {
  if (!isDecided) return { kind: 'accepted', accepted: 'later' }
  return verdict.endsWith('done')
    ? { kind: 'done', done: 'paid' }
    : { kind: 'refused', refusal: 'no', isAboutSubject: true }
}
