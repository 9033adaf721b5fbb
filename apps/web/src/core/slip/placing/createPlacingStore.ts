import type { CarriedRequest } from '@touchline/exactly-once'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createCarryPlacement, type CarryPlacementOptions, type PlacingEvent } from './carryPlacement.ts'
import { notPlaced } from '../news/index.ts'
import type { PlacementRequest } from '../storage/index.ts'

/** The placement of a state, in terms that slip and quick bet share. */
export interface PlacingState {
  /** The placement under way. */
  readonly sent?: {
    readonly placement: PlacementRequest
    readonly answer: 'awaited' | 'delayed' | 'unknown'
  }
  /** Whether a refusal is on show. */
  readonly isRefused: boolean
}

export interface PlacingStoreOptions<State, Event> extends CarryPlacementOptions {
  readonly start: State
  readonly reduce: (state: State, event: Event | PlacingEvent) => State
  /** Stores the state in this tab; false where that failed. */
  readonly save: (next: State, before: State) => boolean
  readonly placingOf: (state: State) => PlacingState
  /** The session ended while this placement was under way: it waits for its player. */
  readonly leave: (placement: PlacementRequest) => void
  /** The only request of such a placement was refused: none of its bets was placed. */
  readonly onRefusedLate: (key: string) => unknown
  /** Called after each change. */
  readonly onChange?: (before: State, event: Event | PlacingEvent, next: State) => void
}

/** A reducer's store that places bets: the slip's and quick bet's. */
export interface PlacingStore<State, Event> {
  readonly store: StoreApi<State>
  dispatch(event: Event | PlacingEvent): void
  isUnderWay(key: string): boolean
  /**
   * Carries the placement with this key to its end, if the reducer accepted it.
   * @param resumption set where it may have been sent before the page was loaded again
   */
  send(key: string, resumption?: 'send' | 'look-up'): void
  /** The session ended: the result of the placement under way is unknown, if it was sent. */
  leavePlacement(): void
  stop(): void
}

export function createPlacingStore<State, Event extends { readonly type: string }>(
  options: PlacingStoreOptions<State, Event>,
): PlacingStore<State, Event> {
  const { start, reduce, save, placingOf, onChange, report, leave, onRefusedLate } = options
  const store = createStore<State>(() => start)
  const carry = createCarryPlacement(options)
  let carried: CarriedRequest | undefined
  const sentNow = (): PlacingState['sent'] => placingOf(store.getState()).sent

  function dispatch(event: Event | PlacingEvent): void {
    const before = store.getState()
    const next = reduce(before, event)
    if (next === before) return
    // Stored before it is shown: the key of a placement must be in storage before its request leaves.
    const isStored = save(next, before)
    if (!isStored && event.type === 'placing-started') report({ kind: 'not-stored' })
    store.setState(next, true)
    onChange?.(before, event, next)
  }

  /** Result of a placement. A refusal that leaves no bet on the slip is reported as news ([TICKET-15]). */
  function onPlacingEvent(event: PlacingEvent): void {
    dispatch(event)
    if (event.type !== 'placing-refused' || !('code' in event.error)) return
    if (!placingOf(store.getState()).isRefused) report(notPlaced(event.error))
  }

  return {
    store,
    dispatch,
    isUnderWay: key => sentNow()?.placement.key === key,
    send(key, resumption) {
      const placement = sentNow()?.placement
      if (placement?.key !== key) return
      carried = carry(placement, { dispatch: onPlacingEvent, onRefusedLate }, resumption)
    },
    leavePlacement() {
      const sent = sentNow()
      const key = sent?.placement.key
      const wasPreparing = carried?.key === key && carried?.isPreparing() === true
      carried?.leave()
      if (!sent) return
      // Nothing was sent: the bets stay where they are.
      if (wasPreparing)
        return dispatch({ type: 'placing-refused', key: sent.placement.key, error: { kind: 'uncoded' } })
      leave(sent.placement)
      if (sent.answer !== 'awaited') report({ kind: 'placement-unknown' })
    },
    stop: () => carried?.stop(),
  }
}
