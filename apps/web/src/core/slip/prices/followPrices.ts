import { channels } from '@touchline/contract'
import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { selectionsOf, type Slip, type SlipEvent } from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { factsOfCell } from './factsOfCell.ts'
import type { LoadReach, OutcomeLoader } from './outcomeLoader.ts'

/** One picked outcome we follow. */
type Followed = {
  readonly key: OutcomeKey
  /** Whether it is still on the slip. */
  isWanted: boolean
  /** Tells the slip how its cell stands, once that is found. */
  report?: () => void
  readonly stops: (() => void)[]
}

export interface FollowingOptions {
  readonly store: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>
  readonly dispatch: (event: SlipEvent) => void
  readonly live: Live
  readonly load: OutcomeLoader
  /** Runs it after a random wait, for all who missed the same would ask at once ([JOIN-9]). Returns the way to call it off. */
  readonly afterGap: (run: () => void) => () => void
}

/**
 * Keeps the slip's prices and availability those of the live cells: holds the channel of every picked match and listens to the
 * cell of every picked outcome. Returns the way to stop.
 */
export function followPrices({ store, dispatch, live, load, afterGap }: FollowingOptions): () => void {
  /** Channels held open; one is, once its match's snapshot has told where to go on from. */
  const matches = new Map<MatchId, () => void>()
  const outcomes = new Map<string, Followed>()
  /** Channels of which something was missed, until it is asked for. */
  const missed = new Map<string, () => void>()

  function follow(): void {
    const selections = selectionsOf(store.getState())
    keepOnly(matches, new Set(selections.map(({ matchId }) => matchId)), release => release())
    keepOnly(outcomes, new Set(selections.map(outcomeKeyOf)), unfollow)
    for (const selection of selections) {
      if (!outcomes.has(outcomeKeyOf(selection))) followOutcome(selection)
    }
  }

  /** Listens at once where a page has the cell already, and asks for the snapshot that the channel goes on from. */
  function followOutcome(key: OutcomeKey): void {
    const followed: Followed = { key, isWanted: true, stops: [] }
    outcomes.set(outcomeKeyOf(key), followed)
    listen(followed)
    ask(followed, 'market')
  }

  function ask(followed: Followed, reach: LoadReach): void {
    const { key } = followed
    void load(key, reach).then(loaded => {
      if (!followed.isWanted) return
      const { matchId } = key
      if (!matches.has(matchId)) matches.set(matchId, live.hold(channels.match(matchId), undefined, true))
      if (loaded === 'gone') dispatch({ type: 'availability-changed', changes: [goneOf(key)] })
      else if (!followed.report) listen(followed)
      // It was gone before, perhaps, and its cell has not moved since.
      else if (loaded === 'there') followed.report()
    })
  }

  function askAfterGap(channel: string): void {
    missed.delete(channel)
    for (const followed of outcomes.values()) {
      if (channels.match(followed.key.matchId) === channel) ask(followed, 'match')
    }
  }

  function listen(followed: Followed): void {
    const { key } = followed
    const price = live.store.price(key)
    const state = live.store.matchState(key.matchId)
    if (!price) return
    const report = (): void => {
      const matchStatus = state?.read().status
      const change = {
        ...plainKey(key),
        ...factsOfCell(price.read()),
        ...(matchStatus !== undefined && { matchStatus }),
      }
      dispatch({ type: 'availability-changed', changes: [change] })
      // A locked price is no offer: nobody is asked to accept it.
      if (price.read().availability !== 'open') return
      dispatch({ type: 'prices-moved', prices: [{ ...plainKey(key), odds: price.read().odds }] })
    }
    followed.report = report
    followed.stops.push(price.subscribe(report))
    if (state) followed.stops.push(state.subscribe(report))
    report()
  }

  follow()
  const stopStore = store.subscribe((slip, before) => slip.bets !== before.bets && follow())
  const stopGaps = live.onGap(channel => {
    const isPicked = [...matches.keys()].some(matchId => channels.match(matchId) === channel)
    if (isPicked && !missed.has(channel))
      missed.set(
        channel,
        afterGap(() => askAfterGap(channel)),
      )
  })
  return () => {
    stopStore()
    stopGaps()
    keepOnly(missed, new Set(), cancel => cancel())
    keepOnly(matches, new Set(), release => release())
    keepOnly(outcomes, new Set(), unfollow)
  }
}

function goneOf(key: OutcomeKey) {
  return { ...plainKey(key), ...factsOfCell({ availability: 'unavailable' }) }
}

function plainKey({ matchId, marketId, specifier, outcomeId }: OutcomeKey): OutcomeKey {
  return { matchId, marketId, specifier, outcomeId }
}

function unfollow(followed: Followed): void {
  followed.isWanted = false
  followed.stops.forEach(stop => stop())
}

function keepOnly<Key, Held>(
  held: Map<Key, Held>,
  wanted: ReadonlySet<Key>,
  release: (one: Held) => void,
): void {
  for (const [key, one] of held) {
    if (wanted.has(key)) continue
    held.delete(key)
    release(one)
  }
}
