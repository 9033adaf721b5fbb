import type { PlaceBetError } from '@touchline/domain/placing'
import { createUnknownRequests, type UnknownRequests } from '@touchline/exactly-once'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from '#core/session'
import { createCarryPlacement, type CarryPlacementOptions, type PlacingEvent } from './carryPlacement.ts'
import type { PlacementStorage, PlacementRequest } from '../storage/index.ts'
import { notPlaced } from '../news/index.ts'

export interface UnknownPlacementsOptions extends CarryPlacementOptions {
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'onSignedOut'>
  /** Storage of placements that outlives this tab; absent where there is none. */
  readonly storage: PlacementStorage | undefined
  /** None of these bets was placed: they may be placed again. */
  readonly onNotPlaced: (placement: PlacementRequest) => void
}

/** Placements that no slip shows any more and whose result is unknown. */
export interface UnknownPlacements extends UnknownRequests<PlacementRequest> {
  /** Those whose result is not known yet. */
  readonly waiting: StoreApi<readonly PlacementRequest[]>
}

/** Looks up the result of placements beside the slip ([PLACE-34]), and reports it as news. */
export function createUnknownPlacements(options: UnknownPlacementsOptions): UnknownPlacements {
  const { session, storage, clock, report, onNotPlaced } = options
  const waiting = createStore<readonly PlacementRequest[]>(() => [])
  const carry = createCarryPlacement(options)

  function onPlacingEvent(placement: PlacementRequest, event: PlacingEvent, onEnd: () => void): void {
    if (event.type === 'placing-accepted') {
      onEnd()
      report({ kind: 'placed-after-all' })
    }
    if (event.type === 'placing-refused') {
      onEnd()
      onRefused(placement, event.error)
    }
  }

  function onRefused(placement: PlacementRequest, error: PlaceBetError): void {
    if (error.kind === 'no-answer') return
    onNotPlaced(placement)
    if ('code' in error) report(notPlaced(error))
  }

  const requests = createUnknownRequests<PlacementRequest>({
    clock,
    player: () => session.getState().player?.id,
    onSignedIn: listener =>
      session.subscribe(({ player }, before) => {
        if (player && player.id !== before.player?.id) listener()
      }),
    onSignedOut: session.onSignedOut,
    storage,
    carry: (placement, resumption, onEnd) =>
      carry(placement, { dispatch: event => onPlacingEvent(placement, event, onEnd) }, resumption),
    onTooOld: () => report({ kind: 'no-answer' }),
    onChange: placements => waiting.setState(placements, true),
  })
  return { ...requests, waiting }
}
