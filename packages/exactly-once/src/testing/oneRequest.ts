import { carryRequest } from '../carryRequest.ts'
import type { Answer, Decision, DecisionNews, Options, Found, OnceEvent, OnceRequest } from '../types.ts'
import { handClock } from './handClock.ts'

export type TestAnswer = Answer<string, string, string>
export type TestEvent = OnceEvent<string, string, string, string>
type TestOptions = Options<OnceRequest, string, string, string, string>

export const DONE: TestAnswer = { kind: 'done', done: 'paid' }
export const ACCEPTED: TestAnswer = { kind: 'accepted', accepted: 'waiting' }
export const UNKNOWN: TestAnswer = { kind: 'unknown' }
export const refused = (speaksOfSubject: boolean): TestAnswer => ({
  kind: 'refused',
  refusal: 'no',
  speaksOfSubject,
})

/** One request whose clock, storage, network and look-ups a test drives. `send` and `find` answer by hand until told otherwise. */
export function oneRequest(
  given: Partial<Pick<TestOptions, 'honoursKeys' | 'prepare' | 'giveUpAfterMs'>> & {
    readonly resumption?: 'send' | 'look-up'
    readonly isStorageFull?: boolean
    readonly dueInMs?: number
    readonly isFindable?: boolean
  } = {},
) {
  const { honoursKeys = true, resumption, isStorageFull = false, isFindable = true } = given
  const clock = handClock()
  const log: string[] = []
  const events: TestEvent[] = []
  const listeners = new Set<() => void>()
  const waiting: ((answer: TestAnswer) => void)[] = []
  const script: {
    answer: TestAnswer | undefined
    found: Found<string, string, string> | Promise<Found<string, string, string>>
    decided: TestAnswer
  } = { answer: undefined, found: { kind: 'absent' }, decided: UNKNOWN }
  let news: DecisionNews<string, string, string> | undefined
  let stored: readonly string[] = []

  const decision: Decision<string, string, string> = {
    ...(given.dueInMs !== undefined && { dueInMs: () => given.dueInMs }),
    lookUp() {
      log.push('look up')
      return Promise.resolve(script.decided)
    },
    onNews(heard) {
      news = heard
      return () => (news = undefined)
    },
  }
  const carried = carryRequest<OnceRequest, string, string, string, string>(
    { key: 'key-1', startedAt: clock.now() },
    {
      clock,
      onReconnect(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      honoursKeys,
      storage: {
        put({ key }) {
          log.push('put')
          if (!isStorageFull) stored = [...stored, key]
          return !isStorageFull
        },
        remove(key) {
          stored = stored.filter(one => one !== key)
        },
      },
      ...(given.prepare && { prepare: given.prepare }),
      ...(given.giveUpAfterMs && { giveUpAfterMs: given.giveUpAfterMs }),
      send({ key }) {
        log.push(`send ${key}`)
        return script.answer
          ? Promise.resolve(script.answer)
          : new Promise<TestAnswer>(resolve => waiting.push(resolve))
      },
      ...(isFindable && {
        find() {
          log.push('find')
          return Promise.resolve(script.found)
        },
      }),
      decisionOf: () => decision,
      report: event => void events.push(event),
    },
    resumption,
  )

  return {
    carried,
    clock,
    log,
    events,
    script,
    types: () => events.map(({ type }) => type),
    sends: () => log.filter(line => line.startsWith('send')).length,
    stored: () => stored,
    news: () => news,
    reconnect: () => [...listeners].forEach(listener => listener()),
    /** Answers the oldest request that waits. */
    async answer(answer: TestAnswer) {
      waiting.shift()?.(answer)
      await clock.settle()
    },
  }
}
