import type { DraftBet } from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createPlacer, type PlacerPorts, type PlacingEvent } from './createPlacer.ts'
import { notPlaced } from './slipNews.ts'
import { whenModeIsSaved, type ModePorts } from './whenModeIsSaved.ts'

/** Where a desk's placement stands, in the words that the slip's state and quick bet's share. */
export interface DeskStanding {
  readonly sent?: {
    readonly key: string
    readonly bets: readonly DraftBet[]
    /** Epoch milliseconds of the tap. */
    readonly startedAt: number
    readonly answer: 'awaited' | 'delayed' | 'unknown'
  }
  /** Whether a refusal is on show. */
  readonly isRefused: boolean
}

export interface DeskPorts<State, Event> extends Omit<PlacerPorts, 'desk'>, ModePorts {
  readonly isQuick: boolean
  readonly start: State
  readonly reduce: (state: State, event: Event | PlacingEvent) => State
  /** Keeps the state in this tab; false when it could not be kept. */
  readonly keep: (next: State, before: State) => boolean
  readonly standing: (state: State) => DeskStanding
  /** The session ended with this placement under way: it waits for its player. */
  readonly leave: (key: string) => void
  /** The only request of such a placement was refused: its bets do not stand. */
  readonly onRefusedLate: (key: string) => unknown
  /** Hears what an event did, once it is done. */
  readonly after?: (before: State, event: Event | PlacingEvent, next: State) => void
}

/** A reducer's store that places: the slip's, and quick bet's. */
export interface Desk<State, Event> {
  readonly store: StoreApi<State>
  dispatch(event: Event | PlacingEvent): void
  isUnderWay(key: string): boolean
  /**
   * Sends the placement under this key, if the reducer let it go out and the accept mode is saved, and sees it through. `resumption`:
   * it may have been sent before the page was loaded anew.
   */
  send(key: string, resumption?: 'send' | 'look-up'): Promise<void>
  /** The session ended: the placement under way is in doubt, if it has gone out. */
  letGo(): void
  stop(): void
}

export function createDesk<State, Event extends { readonly type: string }>(
  ports: DeskPorts<State, Event>,
): Desk<State, Event> {
  const { start, reduce, keep, standing, after, isQuick, tell, leave, onRefusedLate, ...rest } = ports
  const store = createStore<State>(() => start)
  /** The key whose request waits for the accept mode. */
  let held: string | undefined
  const isUnderWay = (key: string): boolean => standing(store.getState()).sent?.key === key

  function dispatch(event: Event | PlacingEvent): void {
    const before = store.getState()
    const next = reduce(before, event)
    if (next === before) return
    // Kept before anyone hears of it: the key of a placement must be in storage before its request leaves.
    const isKept = keep(next, before)
    if (!isKept && event.type === 'placing-started') tell({ kind: 'not-kept' })
    store.setState(next, true)
    after?.(before, event, next)
  }

  /** What became of a placement; a refusal that leaves no bet to say it of is told beside the slip ([TICKET-15]). */
  function hear(event: PlacingEvent): void {
    dispatch(event)
    if (event.type !== 'placing-refused' || !('code' in event.error)) return
    if (!standing(store.getState()).isRefused) tell(notPlaced(event.error))
  }

  const placer = createPlacer({ ...rest, tell, desk: { isQuick, isUnderWay, dispatch: hear, onRefusedLate } })
  return {
    store,
    dispatch,
    isUnderWay,
    async send(key, resumption) {
      const { sent } = standing(store.getState())
      if (sent?.key !== key) return
      // Whatever is chosen now, a bet that was sent before may stand already.
      const modeIsSaved = resumption !== undefined || whenModeIsSaved(ports)
      held = key
      const isModeSaved = modeIsSaved === true || (await modeIsSaved)
      const isFirst = isModeSaved && resumption === undefined
      const isReady = !isFirst || rest.honoursKeys || (await placer.prepare(key))
      held = undefined
      // Signed out meanwhile: nothing went out, and nothing does.
      if (!isUnderWay(key)) return
      if (isModeSaved && isReady) {
        return placer.send({ key, drafts: sent.bets, startedAt: sent.startedAt, resumption })
      }
      dispatch({ type: 'placing-refused', key, error: { kind: 'uncoded' } })
      tell({ kind: isModeSaved ? 'not-placed' : 'mode-unsaved' })
    },
    letGo() {
      placer.stop()
      const { sent } = standing(store.getState())
      if (!sent) return
      // Nothing went out: the bets stay where they are.
      if (sent.key === held)
        return dispatch({ type: 'placing-refused', key: sent.key, error: { kind: 'uncoded' } })
      leave(sent.key)
      if (sent.answer !== 'awaited') tell({ kind: 'in-doubt' })
    },
    stop: placer.stop,
  }
}
