import { carryRequest } from '../carryRequest.ts'
import type {
  RequestAnswer,
  AwaitedDecision,
  DecisionListener,
  Options,
  LookedUp,
  OnceEvent,
  OnceRequest,
} from '../types.ts'
import { createManualClock } from './manualClock.ts'

export type TestAnswer = RequestAnswer<string, string, string>
export type TestEvent = OnceEvent<string, string, string, string>
type TestOptions = Options<OnceRequest, string, string, string, string>

export const DONE: TestAnswer = { kind: 'done', done: 'paid' }
export const ACCEPTED: TestAnswer = { kind: 'accepted', accepted: 'waiting' }
export const UNKNOWN: TestAnswer = { kind: 'unknown' }
export const refused = (isAboutSubject: boolean): TestAnswer => ({
  kind: 'refused',
  refusal: 'no',
  isAboutSubject,
})

interface RequestOptions extends Partial<Pick<TestOptions, 'honoursKeys' | 'prepare' | 'giveUpAfterMs'>> {
  readonly resumption?: 'send' | 'look-up'
  readonly isStorageFull?: boolean
  readonly dueInMs?: number
  readonly isFindable?: boolean
}

/** What a test controls and observes. */
interface Scene {
  readonly log: string[]
  readonly events: TestEvent[]
  readonly reconnects: Set<() => void>
  /** Unanswered requests, oldest first. */
  readonly waiting: ((answer: TestAnswer) => void)[]
  readonly script: {
    /** Answers every request at once; if absent, a test answers each by hand. */
    answer: TestAnswer | undefined
    found: LookedUp<string, string, string> | Promise<LookedUp<string, string, string>>
    decided: TestAnswer
  }
  news: DecisionListener<string, string, string> | undefined
  stored: readonly string[]
}

/** One request whose clock, storage, network and look-ups a test controls. */
export function oneRequest(given: RequestOptions = {}) {
  const clock = createManualClock()
  const scene: Scene = {
    log: [],
    events: [],
    reconnects: new Set(),
    waiting: [],
    script: { answer: undefined, found: { kind: 'absent' }, decided: UNKNOWN },
    news: undefined,
    stored: [],
  }
  const { log, events } = scene
  const carried = carryRequest<OnceRequest, string, string, string, string>(
    { key: 'key-1', startedAt: clock.now() },
    { clock, ...optionsOf(scene, given) },
    given.resumption,
  )

  return {
    carried,
    clock,
    log,
    events,
    script: scene.script,
    types: () => events.map(({ type }) => type),
    sends: () => log.filter(line => line.startsWith('send')).length,
    stored: () => scene.stored,
    news: () => scene.news,
    reconnect: () => [...scene.reconnects].forEach(listener => listener()),
    /** Answers the oldest unanswered request. */
    async answer(answer: TestAnswer) {
      scene.waiting.shift()?.(answer)
      await clock.settle()
    },
  }
}

function optionsOf(scene: Scene, given: RequestOptions): Omit<TestOptions, 'clock'> {
  const { log, script } = scene
  const { honoursKeys = true, isFindable = true } = given
  return {
    onReconnect(listener) {
      scene.reconnects.add(listener)
      return () => void scene.reconnects.delete(listener)
    },
    honoursKeys,
    storage: storageOf(scene, given),
    ...(given.prepare && { prepare: given.prepare }),
    ...(given.giveUpAfterMs && { giveUpAfterMs: given.giveUpAfterMs }),
    send({ key }) {
      log.push(`send ${key}`)
      return script.answer
        ? Promise.resolve(script.answer)
        : new Promise<TestAnswer>(resolve => scene.waiting.push(resolve))
    },
    ...(isFindable && {
      find() {
        log.push('find')
        return Promise.resolve(script.found)
      },
    }),
    decisionOf: () => decisionOf(scene, given),
    report: event => void scene.events.push(event),
  }
}

function storageOf(scene: Scene, { isStorageFull = false }: RequestOptions): TestOptions['storage'] {
  return {
    put({ key }) {
      scene.log.push('put')
      if (!isStorageFull) scene.stored = [...scene.stored, key]
      return !isStorageFull
    },
    remove(key) {
      scene.stored = scene.stored.filter(one => one !== key)
    },
  }
}

function decisionOf(scene: Scene, { dueInMs }: RequestOptions): AwaitedDecision<string, string, string> {
  return {
    ...(dueInMs !== undefined && { dueInMs: () => dueInMs }),
    lookUp() {
      scene.log.push('look up')
      return Promise.resolve(scene.script.decided)
    },
    subscribe(news) {
      scene.news = news
      return () => (scene.news = undefined)
    },
  }
}
