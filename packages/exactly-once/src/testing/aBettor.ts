import { carryRequest, type CarriedRequest } from '../carryRequest.ts'
import { createRequestStorage, type RequestStorage } from '../requestStorage.ts'
import type { Answer, Decision, Options, Found, OnceEvent, OnceRequest } from '../types.ts'
import { createUnknownRequests, type UnknownRequests } from '../unknownRequests.ts'
import { handClock } from './handClock.ts'

/** What becomes of one HTTP request. */
export type Fate =
  | 'answered'
  /** It never arrives, and the client hears of that, or never does. */
  | 'request lost'
  | 'request hangs'
  /** It arrives, and its answer does not come back. */
  | 'answer lost'
  | 'answer hangs'
  /** It arrives at once, and is answered long afterwards. */
  | 'answered late'
  /** It arrives long afterwards. */
  | 'arrives late'
  /** Something before the back end refuses it, soon or late. */
  | 'refused on the way'
  | 'refused on the way, late'

/** What becomes of a look-up. */
export type LookFate = 'answered' | 'answered late' | 'lost' | 'hangs'

export type Verdict = 'done' | 'refused' | 'accepted, then done' | 'accepted, then refused'

/** What the back end has of a request. */
interface Record {
  verdict: Verdict
  isDecided: boolean
  count: number
}

interface Bet extends OnceRequest {
  readonly player: string
}

type BetAnswer = Answer<string, string, string>

const LATE_MS = 11_000
const DECIDED_AFTER_MS = 5_000
/** A minute for the page that was tapped, and one for a page that was loaded in it. */
const SENT_WITHIN_MS = 120_000
const END_TYPES: readonly string[] = ['done', 'refused', 'gave-up', 'not-sent', 'left-refused', 'too-old']

export interface World {
  readonly honoursKeys: boolean
  readonly fates: readonly Fate[]
  readonly lookFates: readonly LookFate[]
  readonly verdicts: readonly Verdict[]
}

/**
 * A bettor who taps, reloads, signs out and in, over a network that loses and delays, and a back end that honours keys or does not.
 * Each request, and each word that is told, is checked as it happens; what is wrong is written to `faults`.
 */
export function aBettor({ honoursKeys, fates, lookFates, verdicts }: World) {
  const clock = handClock()
  const faults: string[] = []
  const records = new Map<string, Record>()
  const sent = new Map<string, number>()
  const found = new Map<string, number>()
  const told = new Map<string, string[]>()
  const tappedAt = new Map<string, number>()
  const lostWithThePage = new Set<string>()
  let kept: readonly Bet[] = []
  let isFull = false
  let player: string | undefined = 'ada'
  let isWell = false
  let requests = 0
  let taps = 0
  let step = 0
  let lookStep = 0
  let isClockTrue = true
  let page = openPage()

  function fault(says: string, key: string): void {
    faults.push(`${key}: ${says}`)
  }

  function openPage() {
    const reconnects = new Set<() => void>()
    const signIns = new Set<() => void>()
    const signOuts = new Set<() => void>()
    const on = (set: Set<() => void>) => (listener: () => void) => {
      set.add(listener)
      return () => void set.delete(listener)
    }
    let isOpen = true
    const storage: RequestStorage<Bet> = createRequestStorage<Bet>({
      list: {
        read: () => kept,
        write(bets) {
          if (!isOpen || (isFull && bets.length > kept.length)) return false
          kept = bets
          return true
        },
      },
      max: 50,
    })
    const shown = new Map<Bet, CarriedRequest>()
    const options: Omit<Options<Bet, string, string, string>, 'report'> = {
      clock: { now: clock.now, later: (run, ms) => clock.later(() => isOpen && run(), ms) },
      onReconnect: on(reconnects),
      honoursKeys,
      storage,
      send: bet => (isOpen ? send(bet) : new Promise(() => {})),
      find: bet => (isOpen ? look(bet) : new Promise(() => {})),
      decisionOf: bet => decisionOf(bet),
    }
    const unknown: UnknownRequests<Bet> = createUnknownRequests<Bet>({
      clock,
      player: () => player,
      onSignedIn: on(signIns),
      onSignedOut: on(signOuts),
      storage,
      carry: (bet, resumption, onEnd) =>
        carryRequest<Bet, string, string, string>(
          bet,
          {
            ...options,
            report(event) {
              if (!isOpen) return
              if (END_TYPES.includes(event.type)) onEnd()
              hear(event, bet)
            },
          },
          resumption,
        ),
      onTooOld: bet => hear({ type: 'too-old' }, bet),
      onChange: () => {},
    })

    return {
      tap(bet: Bet): void {
        const one = carryRequest<Bet, string, string, string>(bet, {
          ...options,
          report(event) {
            if (!isOpen) return
            // Refused after the session ended: that counts only where the key was not asked again.
            if (event.type === 'left-refused' && !unknown.dropUnasked(bet.key)) return
            hear(event, bet)
          },
        })
        shown.set(bet, one)
      },
      reconnect: () => [...reconnects].forEach(listener => listener()),
      signOut(): void {
        player = undefined
        for (const [bet, one] of shown) {
          if (!one.isUnderWay()) continue
          one.leave()
          unknown.add(bet)
        }
        shown.clear()
        signOuts.forEach(listener => listener())
      },
      signIn: () => signIns.forEach(listener => listener()),
      adopt: unknown.adopt,
      end(): void {
        for (const key of sent.keys()) if (!kept.some(bet => bet.key === key)) lostWithThePage.add(key)
        isOpen = false
      },
    }
  }

  function send(bet: Bet): Promise<BetAnswer> {
    const { key } = bet
    const events = told.get(key) ?? []
    if (player !== bet.player) fault(`sent as ${player}`, key)
    if (events.some(type => END_TYPES.includes(type))) fault('sent after its end was told', key)
    if (!kept.some(one => one.key === key) && !events.includes('not-stored'))
      fault('sent before it was in storage', key)
    if (isClockTrue && clock.elapsed() - tappedAt.get(key)! > SENT_WITHIN_MS) fault('sent too late', key)
    if (!honoursKeys && sent.has(key)) fault('sent twice to a back end that ignores keys', key)
    requests += 1
    sent.set(key, requests)
    return through(key)
  }

  async function through(key: string): Promise<BetAnswer> {
    const fate = isWell ? 'answered' : fates[step++ % fates.length]!
    const never = new Promise<BetAnswer>(() => {})
    const lost: BetAnswer = { kind: 'unknown' }
    switch (fate) {
      case 'request lost':
        return lost
      case 'request hangs':
        return never
      case 'refused on the way':
        return { kind: 'refused', refusal: 'not here', speaksOfSubject: false }
      case 'refused on the way, late':
        await after(LATE_MS)
        return { kind: 'refused', refusal: 'not here', speaksOfSubject: false }
      case 'answered':
        return arrive(key)
      case 'answer lost':
        arrive(key)
        return lost
      case 'answer hangs':
        arrive(key)
        return never
      case 'answered late': {
        const answer = arrive(key)
        await after(LATE_MS)
        return answer
      }
      case 'arrives late':
        await after(LATE_MS)
        return arrive(key)
    }
  }

  function after(ms: number): Promise<void> {
    return new Promise(resolve => clock.later(resolve, ms))
  }

  /** The back end takes it: the first under a key is judged, and the others are told the same. */
  function arrive(key: string): BetAnswer {
    const known = records.get(key)
    if (known && honoursKeys) return answerOf(known)
    const verdict = verdicts[records.size % verdicts.length]!
    const record: Record = known ?? { verdict, isDecided: !verdict.startsWith('accepted'), count: 0 }
    record.count += 1
    records.set(key, record)
    if (!record.isDecided) clock.later(() => (record.isDecided = true), DECIDED_AFTER_MS)
    return answerOf(record)
  }

  function answerOf({ verdict, isDecided }: Record): BetAnswer {
    if (!isDecided) return { kind: 'accepted', accepted: 'later' }
    return verdict.endsWith('done')
      ? { kind: 'done', done: 'paid' }
      : { kind: 'refused', refusal: 'no', speaksOfSubject: true }
  }

  async function look({ key }: Bet): Promise<Found<string, string, string>> {
    found.set(key, requests)
    const record = records.get(key)
    return await lookedUp<Found<string, string, string>>(record ? answerOf(record) : { kind: 'absent' })
  }

  async function lookedUp<T>(answer: T): Promise<T | { kind: 'unknown' }> {
    const fate = isWell ? 'answered' : lookFates[lookStep++ % lookFates.length]!
    if (fate === 'answered late') await after(LATE_MS)
    if (fate === 'hangs') await new Promise(() => {})
    return fate === 'lost' ? { kind: 'unknown' } : answer
  }

  function decisionOf({ key }: Bet): Decision<string, string, string> {
    return {
      dueInMs: () => DECIDED_AFTER_MS,
      lookUp: () => {
        found.set(key, requests)
        return lookedUp(answerOf(records.get(key)!))
      },
      onNews: () => () => {},
    }
  }

  function hear(event: OnceEvent<string, string, string, never> | { type: 'too-old' }, { key }: Bet): void {
    const before = told.get(key) ?? []
    told.set(key, [...before, event.type])
    const record = records.get(key)
    const isTaken = record !== undefined && record.verdict.endsWith('done')
    if (END_TYPES.includes(event.type)) {
      if (before.some(type => END_TYPES.includes(type))) fault(`a second end: ${event.type}`, key)
      if (kept.some(bet => bet.key === key)) fault('ended and still stored', key)
    }
    if (event.type === 'done' && !isTaken) fault('told done, and it is not', key)
    if ((event.type === 'refused' || event.type === 'left-refused') && isTaken)
      fault('told refused, and it was carried out', key)
    if (event.type === 'gave-up' && (found.get(key) ?? 0) < (sent.get(key) ?? 0))
      fault('given up without a last look-up', key)
  }

  return {
    clock,
    faults,
    records,
    tap(): void {
      if (player === undefined) return
      taps += 1
      tappedAt.set(`key-${taps}`, clock.elapsed())
      page.tap({ key: `key-${taps}`, startedAt: clock.now(), player })
    },
    reconnect: () => page.reconnect(),
    signOut: () => page.signOut(),
    signIn(who: string): void {
      if (player !== undefined) page.signOut()
      player = who
      page.signIn()
    },
    async reload(): Promise<void> {
      page.end()
      page = openPage()
      await page.adopt()
    },
    setClockBack(ms: number): void {
      isClockTrue = false
      clock.setBack(ms)
    },
    fillStorage: () => void (isFull = !isFull),
    /** From now on everything is answered. */
    heal: () => void (isWell = true),
    /** Requests that were sent or stored and whose end was not told, but for those that no storage had when their page ended. */
    open(): readonly string[] {
      const keys = new Set([...sent.keys(), ...kept.map(({ key }) => key)])
      return [...keys].filter(
        key => !lostWithThePage.has(key) && !told.get(key)?.some(type => END_TYPES.includes(type)),
      )
    },
    stored: () => kept.map(({ key }) => key),
  }
}
