import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { JointAnswer } from './fetchJointPrice.ts'

/** The joint price of the picks, as far as it is known. */
export type JointPrice =
  | { readonly status: 'none' }
  /** `before` is the previous price, which stays on show during the request. */
  | { readonly status: 'asking'; readonly before: Odds | undefined }
  | { readonly status: 'known'; readonly odds: Odds }
  | Exclude<JointAnswer, { status: 'known' }>

export type BuilderState = {
  readonly legs: readonly OutcomeKey[]
  readonly price: JointPrice
  /** Keys of what could be added to the picks that were priced last; undefined while none were. */
  readonly available: ReadonlySet<string> | undefined
}

/** A custom bet being built: picks of one match and their joint price, requested again whenever they change or move. */
export interface CustomBetBuilder extends StoreApi<BuilderState> {
  toggle(key: OutcomeKey): void
  /** Repeats an unanswered request. */
  retry(): void
  /** Releases prices and timers, and aborts the request under way. */
  close(): void
}

export interface BuilderOptions {
  /** Picks to start with: those of the custom bet on the slip. */
  readonly legs: readonly OutcomeKey[]
  readonly fetchPrice: (legs: readonly OutcomeKey[], signal: AbortSignal) => Promise<JointAnswer>
  /** Calls `listener` when the price of an outcome moved. Returns a release function. */
  readonly follow: (key: OutcomeKey, listener: () => void) => () => void
  /** Runs once after `delayMs`; returns a function that cancels it. */
  readonly later: (run: () => void, delayMs: number) => () => void
}

/** Several picks within this time cause one request. */
const PICKS_GATHER_MS = 150
/** Prices of one match move together, and not all in one message. */
const MOVES_GATHER_MS = 500
/** A request without an answer is repeated after this. */
const RETRY_MS = 5_000

export function createBuilder({ legs: first, fetchPrice, follow, later }: BuilderOptions): CustomBetBuilder {
  const store = createStore<BuilderState>(() => ({
    legs: [],
    price: { status: 'none' },
    available: undefined,
  }))
  let following: (() => void)[] = []
  /** Cancels the request that is due, where there is one. */
  let cancel: (() => void) | undefined
  let loading = new AbortController()
  /** While a request is under way: whether a price moved since it was sent. */
  let moved: boolean | undefined

  function setLegs(legs: readonly OutcomeKey[]): void {
    stop()
    following = legs.map(key => follow(key, onMove))
    if (legs.length === 0) {
      return store.setState({ legs, price: { status: 'none' }, available: undefined })
    }
    store.setState({ legs, price: { status: 'asking', before: knownOdds(store.getState().price) } })
    fetchLater(PICKS_GATHER_MS)
  }

  /** Prices may move all the time: a request waits for the first move only, and is not aborted by later ones. */
  function onMove(): void {
    if (moved !== undefined) moved = true
    else if (!cancel) fetchLater(MOVES_GATHER_MS)
  }

  function fetchLater(delayMs: number): void {
    cancel?.()
    cancel = later(() => void fetchNow(), delayMs)
  }

  /** The newest request counts: one under way is aborted. */
  async function fetchNow(): Promise<void> {
    cancel = undefined
    loading.abort()
    const { signal } = (loading = new AbortController())
    moved = false
    const answer = await fetchPrice(store.getState().legs, signal)
    if (signal.aborted) return
    if (moved) fetchLater(MOVES_GATHER_MS)
    else if (answer.status === 'unanswered') fetchLater(RETRY_MS)
    moved = undefined
    if (answer.status !== 'known') return store.setState({ price: answer })
    const { status, odds, available } = answer
    store.setState({ price: { status, odds }, available })
  }

  function stop(): void {
    cancel?.()
    cancel = moved = undefined
    loading.abort()
    following.forEach(leave => leave())
    following = []
  }

  setLegs(first)
  return Object.assign(store, {
    toggle: (key: OutcomeKey) => setLegs(toggled(store.getState().legs, key)),
    retry() {
      store.setState({ price: { status: 'asking', before: undefined } })
      fetchLater(0)
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
