import type { PlaceBetError } from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Session } from '#core/session'
import { createPlacer, type PlacerPorts, type PlacingEvent } from './createPlacer.ts'
import type { PlacementShelf } from './placementShelf.ts'
import { resumptionOf } from './resumption.ts'
import { notPlaced } from './slipNews.ts'
import type { KeptProcessing } from './slipStorage.ts'

export interface DoubtPorts extends Omit<PlacerPorts, 'desk'> {
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'onSignedOut'>
  /** Where a placement outlives this tab; absent where nothing does. */
  readonly shelf: PlacementShelf | undefined
  /** These bets do not stand: they may be placed again. */
  readonly onNotPlaced: (placement: KeptProcessing) => void
}

/** Placements that nobody sees on a slip any more, and whose end is not known. */
export interface Doubts {
  /** Those whose end is not known yet. */
  readonly waiting: StoreApi<readonly KeptProcessing[]>
  /** Its end is not known: it waits for its player, who is told of it then. */
  add(placement: KeptProcessing): void
  has(key: string): boolean
  /** Its first request was refused in the end: false where that says nothing, for another has gone out or has ended it. */
  dropUnasked(key: string): boolean
  /** Takes up what closed tabs left, now and at each sign-in from now on: the slip has had its choice. */
  adopt(): Promise<void>
  stop(): void
}

/**
 * Finds out what became of placements beside the slip: with the key of their tap, as the player who tapped, and never as another
 * ([PLACE-34]). Their end is told as news.
 */
export function createDoubts(ports: DoubtPorts): Doubts {
  const { session, shelf, clock, tell, onNotPlaced } = ports
  const open = new Map<string, KeptProcessing>()
  const waiting = createStore<readonly KeptProcessing[]>(() => [])
  const show = (): void => waiting.setState([...open.values()], true)
  const underWay = new Map<string, () => void>()
  const asked = new Set<string>()
  let mayAdopt = false

  function add(placement: KeptProcessing): void {
    open.set(placement.key, placement)
    show()
    shelf?.put(placement)
    takeUp(placement)
  }

  function isOurs({ player }: KeptProcessing): boolean {
    return player !== undefined && player === session.getState().player?.id
  }

  function drop(key: string): void {
    underWay.get(key)?.()
    underWay.delete(key)
    open.delete(key)
    show()
    shelf?.remove(key)
  }

  function takeUp(placement: KeptProcessing): void {
    const { key, bets, startedAt, isQuick = false } = placement
    const resumption = resumptionOf(placement, session, clock.now())
    if (underWay.has(key)) return
    if (resumption === 'none') {
      if (!isOurs(placement)) return
      // Too old to ask about: My bets has the truth.
      drop(key)
      return tell({ kind: 'no-answer' })
    }
    asked.add(key)
    const isUnderWay = (): boolean => underWay.has(key)
    const dispatch = (event: PlacingEvent): void => hear(placement, event)
    const placer = createPlacer({ ...ports, desk: { isQuick, isUnderWay, dispatch } })
    underWay.set(key, placer.stop)
    placer.send({ key, drafts: bets, startedAt, resumption })
  }

  function hear(placement: KeptProcessing, event: PlacingEvent): void {
    if (event.type === 'placing-accepted') {
      drop(placement.key)
      tell({ kind: 'placed-after-all' })
    }
    if (event.type === 'placing-refused') refuse(placement, event.error)
  }

  function refuse(placement: KeptProcessing, error: PlaceBetError): void {
    drop(placement.key)
    if (error.kind === 'no-answer') return
    onNotPlaced(placement)
    if ('code' in error) tell(notPlaced(error))
  }

  function letGo(key: string): void {
    underWay.get(key)?.()
    underWay.delete(key)
  }

  const stops = [
    session.subscribe(({ player }, before) => {
      if (player && player.id !== before.player?.id) resume()
    }),
    session.onSignedOut(() => [...underWay.keys()].forEach(letGo)),
  ]

  function resume(): void {
    for (const placement of open.values()) takeUp(placement)
    if (mayAdopt) void adopt()
  }

  async function adopt(): Promise<void> {
    mayAdopt = true
    for (const placement of (await shelf?.orphans()) ?? []) {
      if (isOurs(placement) && !open.has(placement.key)) add(placement)
    }
  }

  return {
    waiting,
    add,
    has: key => open.has(key),
    dropUnasked(key) {
      if (!open.has(key) || asked.has(key)) return false
      drop(key)
      return true
    },
    adopt,
    stop() {
      ;[...underWay.keys()].forEach(letGo)
      for (const stop of stops) stop()
    },
  }
}
