import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { JointAnswer } from './askJointPrice.ts'

/** What the picks cost together, as far as it is known. */
export type JointPrice =
  | { readonly status: 'none' }
  /** `before` is what stood there, so that the figure does not go while we ask. */
  | { readonly status: 'asking'; readonly before: Odds | undefined }
  | { readonly status: 'known'; readonly odds: Odds }
  | Exclude<JointAnswer, { status: 'known' }>

export type BuilderState = {
  readonly legs: readonly OutcomeKey[]
  readonly price: JointPrice
  /** Keys of what could be added to the picks that were priced last; undefined while none were. */
  readonly available: ReadonlySet<string> | undefined
}

/** A custom bet being built: picks of one match and their joint price, asked for anew whenever they change or move. */
export interface Builder extends StoreApi<BuilderState> {
  toggle(key: OutcomeKey): void
  /** Asks again after nobody answered. */
  askAgain(): void
  /** Lets go of prices, timers and the question under way. */
  close(): void
}

export interface BuilderOptions {
  /** Picks to start with: those of the custom bet on the slip. */
  readonly legs: readonly OutcomeKey[]
  readonly ask: (legs: readonly OutcomeKey[], signal: AbortSignal) => Promise<JointAnswer>
  /** Calls `listener` when the price of an outcome moved. Returns the way to stop. */
  readonly follow: (key: OutcomeKey, listener: () => void) => () => void
  /** Runs once after `delayMs`; returns the way to call off. */
  readonly later: (run: () => void, delayMs: number) => () => void
}

/** Several picks in one breath are one question. */
const PICKS_GATHER_MS = 150
/** Prices of one match move together, and not all in one message. */
const MOVES_GATHER_MS = 500
/** Nobody answered: we ask again by ourselves. */
const ASK_AGAIN_MS = 5_000

export function createBuilder({ legs: first, ask, follow, later }: BuilderOptions): Builder {
  const store = createStore<BuilderState>(() => ({
    legs: [],
    price: { status: 'none' },
    available: undefined,
  }))
  let following: (() => void)[] = []
  /** Calls off the question that is about to be asked, where there is one. */
  let cancel: (() => void) | undefined
  let asking = new AbortController()
  /** While a question is under way: whether a price moved since it was asked. */
  let moved: boolean | undefined

  function setLegs(legs: readonly OutcomeKey[]): void {
    stop()
    following = legs.map(key => follow(key, onMove))
    if (legs.length === 0) {
      return store.setState({ legs, price: { status: 'none' }, available: undefined })
    }
    store.setState({ legs, price: { status: 'asking', before: knownOdds(store.getState().price) } })
    askLater(PICKS_GATHER_MS)
  }

  /** Prices may move without a pause: a question waits for the first move only, and is let to its answer. */
  function onMove(): void {
    if (moved !== undefined) moved = true
    else if (!cancel) askLater(MOVES_GATHER_MS)
  }

  function askLater(delayMs: number): void {
    cancel?.()
    cancel = later(() => void askNow(), delayMs)
  }

  /** The last question counts: what is under way is dropped. */
  async function askNow(): Promise<void> {
    cancel = undefined
    asking.abort()
    const { signal } = (asking = new AbortController())
    moved = false
    const answer = await ask(store.getState().legs, signal)
    if (signal.aborted) return
    if (moved) askLater(MOVES_GATHER_MS)
    else if (answer.status === 'unanswered') askLater(ASK_AGAIN_MS)
    moved = undefined
    if (answer.status !== 'known') return store.setState({ price: answer })
    const { status, odds, available } = answer
    store.setState({ price: { status, odds }, available })
  }

  function stop(): void {
    cancel?.()
    cancel = moved = undefined
    asking.abort()
    following.forEach(leave => leave())
    following = []
  }

  setLegs(first)
  return Object.assign(store, {
    toggle: (key: OutcomeKey) => setLegs(toggled(store.getState().legs, key)),
    askAgain() {
      store.setState({ price: { status: 'asking', before: undefined } })
      askLater(0)
    },
    close: stop,
  })
}

function toggled(legs: readonly OutcomeKey[], key: OutcomeKey): readonly OutcomeKey[] {
  const id = outcomeKeyOf(key)
  const rest = legs.filter(leg => outcomeKeyOf(leg) !== id)
  return rest.length < legs.length ? rest : [...legs, key]
}

function knownOdds(price: JointPrice): Odds | undefined {
  if (price.status === 'known') return price.odds
  return price.status === 'asking' ? price.before : undefined
}
