import { channels } from '@touchline/contract'
import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { selectionsOf, type Slip, type SlipEvent } from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'
import { factsOfCell } from './factsOfCell.ts'
import type { LoadReach, OutcomeLoader } from './outcomeLoader.ts'

/** One picked outcome that is followed. */
type Followed = {
  readonly key: OutcomeKey
  /** Whether it is still on the slip. */
  isWanted: boolean
  /** Copies the values of its cell to the slip, once the cell exists. */
  update?: () => void
  readonly releases: (() => void)[]
}

export interface FollowingOptions {
  readonly store: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>
  readonly dispatch: (event: SlipEvent) => void
  readonly live: Live
  readonly load: OutcomeLoader
  /**
   * Runs it after a random wait, because all clients that missed the same would request it at once ([JOIN-9]).
   * Returns a function that cancels it.
   */
  readonly afterGap: (run: () => void) => () => void
}

interface Context extends FollowingOptions {
  /** Channels held open: each once its match's snapshot has given its position. */
  readonly matches: Map<MatchId, () => void>
  readonly outcomes: Map<string, Followed>
  /** Channels with a gap, until their matches are loaded again. */
  readonly gaps: Map<string, () => void>
}

/**
 * Keeps the slip's prices and availability equal to the live cells: holds the channel of every picked match and listens
 * to the cell of every picked outcome. Returns a function that stops it.
 */
export function followPrices(options: FollowingOptions): () => void {
  const context: Context = { ...options, matches: new Map(), outcomes: new Map(), gaps: new Map() }
  const { store, live, matches, outcomes, gaps } = context
  followPicks(context)
  const stopStore = store.subscribe((slip, before) => slip.bets !== before.bets && followPicks(context))
  const stopGaps = live.onGap(channel => loadAfterGap(context, channel))
  return () => {
    stopStore()
    stopGaps()
    removeOthers(gaps, new Set(), cancel => cancel())
    removeOthers(matches, new Set(), release => release())
    removeOthers(outcomes, new Set(), unfollow)
  }
}

function followPicks(context: Context): void {
  const selections = selectionsOf(context.store.getState())
  removeOthers(context.matches, new Set(selections.map(({ matchId }) => matchId)), release => release())
  removeOthers(context.outcomes, new Set(selections.map(outcomeKeyOf)), unfollow)
  for (const selection of selections) {
    if (!context.outcomes.has(outcomeKeyOf(selection))) followOutcome(context, selection)
  }
}

/** Listens at once where a page has the cell already, and loads the snapshot from which the channel continues. */
function followOutcome(context: Context, key: OutcomeKey): void {
  const followed: Followed = { key, isWanted: true, releases: [] }
  context.outcomes.set(outcomeKeyOf(key), followed)
  listen(context, followed)
  loadOutcome(context, followed, 'market')
}

function loadOutcome(context: Context, followed: Followed, reach: LoadReach): void {
  const { key } = followed
  const { matches, live, dispatch, load } = context
  void load(key, reach).then(loaded => {
    if (!followed.isWanted) return
    const { matchId } = key
    if (!matches.has(matchId)) matches.set(matchId, live.hold(channels.match(matchId), undefined, true))
    if (loaded === 'gone') dispatch({ type: 'availability-changed', changes: [goneOf(key)] })
    else if (!followed.update) listen(context, followed)
    // It may have been removed earlier without a change of its cell since.
    else if (loaded === 'there') followed.update()
  })
}

function loadAfterGap(context: Context, channel: string): void {
  const { matches, outcomes, gaps, afterGap } = context
  const isPicked = [...matches.keys()].some(matchId => channels.match(matchId) === channel)
  if (!isPicked || gaps.has(channel)) return
  const cancel = afterGap(() => {
    gaps.delete(channel)
    for (const followed of outcomes.values()) {
      if (channels.match(followed.key.matchId) === channel) loadOutcome(context, followed, 'match')
    }
  })
  gaps.set(channel, cancel)
}

function listen({ live, dispatch }: Context, followed: Followed): void {
  const { key } = followed
  const price = live.store.price(key)
  const state = live.store.matchState(key.matchId)
  if (!price) return
  const update = (): void => {
    const matchStatus = state?.read().status
    const change = {
      ...plainKey(key),
      ...factsOfCell(price.read()),
      ...(matchStatus !== undefined && { matchStatus }),
    }
    dispatch({ type: 'availability-changed', changes: [change] })
    // A locked price is no offer: the bettor cannot accept it.
    if (price.read().availability !== 'open') return
    dispatch({ type: 'prices-moved', prices: [{ ...plainKey(key), odds: price.read().odds }] })
  }
  followed.update = update
  followed.releases.push(price.subscribe(update))
  if (state) followed.releases.push(state.subscribe(update))
  update()
}

function goneOf(key: OutcomeKey) {
  return { ...plainKey(key), ...factsOfCell({ availability: 'unavailable' }) }
}

function plainKey({ matchId, marketId, specifier, outcomeId }: OutcomeKey): OutcomeKey {
  return { matchId, marketId, specifier, outcomeId }
}

function unfollow(followed: Followed): void {
  followed.isWanted = false
  followed.releases.forEach(release => release())
}

function removeOthers<Key, Value>(
  values: Map<Key, Value>,
  wanted: ReadonlySet<Key>,
  release: (one: Value) => void,
): void {
  for (const [key, one] of values) {
    if (wanted.has(key)) continue
    values.delete(key)
    release(one)
  }
}
