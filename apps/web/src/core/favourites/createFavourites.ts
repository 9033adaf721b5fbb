import { ERROR_CODES, type CallError } from '@touchline/contract'
import type { FavouriteType } from '@touchline/domain/favourites'
import { notifyAll } from '@touchline/live'
import type { Session } from '#core/session'
import { createFavouriteMarks, type FavouriteMarks } from './createFavouriteMarks.ts'
import { WAITING_FAVOURITES, type Favourites, type FavouritesState } from './favourites.ts'
import type { FavouriteTabs } from './favouriteTabs.ts'

/** Why a mark was undone. */
export type FavouriteRefusal = 'full' | 'gone' | 'offline' | 'failed'

export interface FavouritesOptions {
  readonly session: Pick<Session, 'client' | 'getState' | 'subscribe' | 'openSignIn'>
  readonly tabs: FavouriteTabs
  /** Called when the server refused a mark. */
  readonly onRefused: (why: FavouriteRefusal) => void
}

type Thing = { readonly type: FavouriteType; readonly id: string }

const SIGNED_OUT: FavouritesState = { kind: 'signed-out' }

/**
 * Marks show at once and are undone when the server refuses them (spec section 4). Changes of one favourite are sent
 * one after the other: the last wish wins, however quick the taps.
 */
export function createFavourites(options: FavouritesOptions): Favourites {
  const { session, tabs } = options
  const listeners = new Set<() => void>()
  const requested = new Set<FavouriteType>()
  /** Of the player who is signed in. */
  let marks = new Map<FavouriteType, FavouriteMarks>()
  let player = session.getState().player?.id
  let { status } = session.getState()

  const changed = (): void => notifyAll(listeners, listener => listener())
  const sendingOf = (id?: string): Send | undefined =>
    id ? createSending(options, { player: id, isHere: () => id === player, changed }) : undefined
  let sending = sendingOf(player)

  const marksOf = (type: FavouriteType): FavouriteMarks => marksIn(marks, type)
  const load = (type: FavouriteType): Promise<void> => loadMarks(session, type, marksOf(type), changed)

  function mark(thing: Thing, isOn: boolean): void {
    const own = marksOf(thing.type)
    own.wish(thing.id, isOn)
    changed()
    void sending?.(thing, own)
  }

  function follow(): void {
    const now = session.getState()
    const isChange = now.status !== status || now.player?.id !== player
    status = now.status
    if (now.player?.id !== player) {
      player = now.player?.id
      marks = new Map()
      sending = sendingOf(player)
      if (player !== undefined) for (const type of requested) void load(type)
    }
    tap.follow(now)
    if (isChange) changed()
  }

  const tap = createWaitingTap(session, thing => mark(thing, true))
  session.subscribe(follow)
  tabs.listen(({ player: whose, type, id, isFavourite }) => {
    if (whose !== player) return
    marksOf(type).confirm(id, isFavourite)
    changed()
  })

  return {
    of(type) {
      if (player !== undefined) return marks.get(type)?.shown ?? WAITING_FAVOURITES
      return status === 'NOT_LOGGED_IN' ? SIGNED_OUT : WAITING_FAVOURITES
    },
    has: (type, id) => marks.get(type)?.has(id) ?? false,
    request(type) {
      requested.add(type)
      if (player !== undefined) void load(type)
    },
    toggle(type, id) {
      if (player !== undefined) return mark({ type, id }, !marksOf(type).has(id))
      tap.put({ type, id })
      tap.follow({ ...session.getState(), signInReason: undefined })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function marksIn(marks: Map<FavouriteType, FavouriteMarks>, type: FavouriteType): FavouriteMarks {
  const known = marks.get(type) ?? createFavouriteMarks()
  marks.set(type, known)
  return known
}

/** Requests the player's list of one type, once. */
async function loadMarks(
  session: FavouritesOptions['session'],
  type: FavouriteType,
  own: FavouriteMarks,
  changed: () => void,
): Promise<void> {
  if (own.isRequested()) return
  const take = own.startRequest()
  changed()
  const answer = await session.client('getFavourites', { params: { type } })
  take(answer.ok ? answer.value.data.map(({ id }) => id) : undefined)
  changed()
}

/** The star that was tapped while signed out: marked once the visitor has signed in. */
function createWaitingTap(session: FavouritesOptions['session'], done: (thing: Thing) => void) {
  let waiting: (Thing & { hasOpenedSignIn: boolean }) | undefined
  return {
    put(thing: Thing): void {
      waiting = { ...thing, hasOpenedSignIn: false }
    },
    /** Opens the sign-in dialog once it is known that the visitor is signed out; closing it cancels the tap. */
    follow({ player, status, signInReason }: ReturnType<Session['getState']>): void {
      if (!waiting) return
      if (player !== undefined) {
        const { type, id } = waiting
        waiting = undefined
        done({ type, id })
      } else if (status === 'NOT_LOGGED_IN' && !waiting.hasOpenedSignIn) {
        waiting.hasOpenedSignIn = true
        session.openSignIn('favourite')
      } else if (waiting.hasOpenedSignIn && signInReason === undefined) waiting = undefined
    },
  }
}

type Send = (thing: Thing, own: FavouriteMarks) => Promise<void>
type Sender = {
  readonly player: string
  /** Whether this player is still signed in. */
  readonly isHere: () => boolean
  readonly changed: () => void
}

/** Sends a player's changes, those of one favourite one after the other. */
function createSending(
  { session, tabs, onRefused }: FavouritesOptions,
  { player, isHere, changed }: Sender,
): Send {
  const underWay = new Set<string>()

  function report(error: CallError): void {
    const why = refusalOf(error)
    if (why) onRefused(why)
  }

  return async ({ type, id }, own) => {
    const key = `${type}/${id}`
    if (underWay.has(key)) return
    underWay.add(key)
    let wanted = own.wanted(id)
    while (wanted !== undefined) {
      const name = wanted ? 'addFavourite' : 'removeFavourite'
      const answer = await session.client(name, { params: { type, id } })
      if (answer.ok) {
        own.confirm(id, wanted)
        tabs.post({ player, type, id, isFavourite: wanted })
      } else {
        if (answer.error.kind === 'offline') own.markUnknown(id)
        if (own.wanted(id) === wanted) {
          own.drop(id)
          if (isHere()) report(answer.error)
        }
      }
      changed()
      // The wishes of a player who has signed out are dropped.
      wanted = isHere() ? own.wanted(id) : undefined
    }
    own.drop(id)
    underWay.delete(key)
    changed()
  }
}

function refusalOf(error: CallError): FavouriteRefusal | undefined {
  if (error.kind === 'cancelled') return undefined
  if (error.kind === 'offline') return 'offline'
  // The session reports by itself that it has ended.
  if (error.status === 401) return undefined
  if (error.body?.code === ERROR_CODES.favouritesFull) return 'full'
  return error.status === 404 ? 'gone' : 'failed'
}
