import { channels } from '@touchline/contract'
import {
  outcomeKeyOf,
  selectionsOf,
  type MatchId,
  type OutcomeKey,
  type Slip,
  type SlipEvent,
} from '@touchline/domain'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { factsOfCell } from './factsOfCell.ts'
import type { OutcomeLoader } from './outcomeLoader.ts'

/** One picked outcome we follow: still on the slip, and its cell found. */
type Question = { isWanted: boolean; isHeard: boolean }

export interface FollowingPorts {
  readonly store: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>
  readonly dispatch: (event: SlipEvent) => void
  readonly live: Live
  readonly load: OutcomeLoader
}

/**
 * Keeps the slip's prices and availability those of the live cells: holds the channel of every picked match and listens to the
 * cell of every picked outcome. Returns the way to stop.
 */
export function followPrices({ store, dispatch, live, load }: FollowingPorts): () => void {
  /** Channels held open; one is, once its match's snapshot has told where to go on from. */
  const matches = new Map<MatchId, () => void>()
  const outcomes = new Map<string, () => void>()

  function follow(): void {
    const selections = selectionsOf(store.getState())
    keepOnly(matches, new Set(selections.map(({ matchId }) => matchId)))
    keepOnly(outcomes, new Set(selections.map(outcomeKeyOf)))
    for (const selection of selections) {
      if (!outcomes.has(outcomeKeyOf(selection))) followOutcome(selection)
    }
  }

  /** Listens at once where a page has the cell already, and asks for the snapshot that the channel goes on from. */
  function followOutcome(key: OutcomeKey): void {
    const id = outcomeKeyOf(key)
    const question: Question = { isWanted: true, isHeard: false }
    outcomes.set(id, () => (question.isWanted = false))
    listen(key, question)
    void load(key).then(loaded => {
      if (!question.isWanted) return
      const { matchId } = key
      if (!matches.has(matchId)) matches.set(matchId, live.hold(channels.match(matchId)))
      if (loaded === 'gone') dispatch({ type: 'availability-changed', changes: [goneOf(key)] })
      else if (!question.isHeard) listen(key, question)
    })
  }

  function listen(key: OutcomeKey, question: Question): void {
    const price = live.store.price(key)
    const state = live.store.matchState(key.matchId)
    if (!price) return
    question.isHeard = true
    const tell = (): void => {
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
    const stops = [price.subscribe(tell), state?.subscribe(tell)]
    outcomes.set(outcomeKeyOf(key), () => {
      question.isWanted = false
      stops.forEach(stop => stop?.())
    })
    tell()
  }

  follow()
  const stopStore = store.subscribe((slip, before) => slip.bets !== before.bets && follow())
  const stopGaps = live.onGap(channel => {
    for (const selection of selectionsOf(store.getState())) {
      if (channels.match(selection.matchId) === channel) void load(selection)
    }
  })
  return () => {
    stopStore()
    stopGaps()
    keepOnly(matches, new Set())
    keepOnly(outcomes, new Set())
  }
}

function goneOf(key: OutcomeKey) {
  return { ...plainKey(key), ...factsOfCell({ availability: 'unavailable' }) }
}

function plainKey({ matchId, marketId, specifier, outcomeId }: OutcomeKey): OutcomeKey {
  return { matchId, marketId, specifier, outcomeId }
}

function keepOnly<Key>(held: Map<Key, () => void>, wanted: ReadonlySet<Key>): void {
  for (const [key, stop] of held) {
    if (wanted.has(key)) continue
    held.delete(key)
    stop()
  }
}
