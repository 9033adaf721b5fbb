import { WAITING_FAVOURITES, type FavouritesState } from './favourites.ts'

/** The marks of one type: what the server is known to hold, and what the player wishes on top of it. */
export interface FavouriteMarks {
  readonly shown: FavouritesState
  /** Whether they are known, or the request for them is under way. */
  isRequested(): boolean
  /** Called when a request is sent. Returns the function that takes its answer, or undefined where it failed. */
  startRequest(): (ids: readonly string[] | undefined) => void
  has(id: string): boolean
  /** What the player wants; shown at once. */
  wish(id: string, isOn: boolean): void
  /** What the player wants and the server does not hold yet; undefined where both agree. */
  wanted(id: string): boolean | undefined
  /** An answer was lost: what the server holds is unknown. */
  markUnknown(id: string): void
  /** What the server confirmed, to this tab or to another. */
  confirm(id: string, isOn: boolean): void
  /** The wish was fulfilled or refused: what the server holds is shown. */
  drop(id: string): void
}

export function createFavouriteMarks(): FavouriteMarks {
  /** By id; once the list is known, an id that is missing is not marked. */
  let held = new Map<string, boolean>()
  const wishes = new Map<string, boolean>()
  const unknown = new Set<string>()
  /** For each open request, what was confirmed since it was sent: its answer may be older. */
  const open = new Set<Map<string, boolean>>()
  let state: 'idle' | 'requested' | 'known' | 'failed' = 'idle'
  let shown: FavouritesState = WAITING_FAVOURITES

  const holds = (id: string): boolean => held.get(id) ?? false
  const has = (id: string): boolean => wishes.get(id) ?? holds(id)

  function draw(): void {
    if (state === 'failed') shown = { kind: 'failed' }
    else if (state !== 'known') shown = WAITING_FAVOURITES
    else {
      const ids = [...new Set([...wishes.keys(), ...held.keys()])].filter(has)
      shown = { kind: 'known', ids: new Set(ids) }
    }
  }

  return {
    get shown() {
      return shown
    },
    isRequested: () => state === 'requested' || state === 'known',
    startRequest() {
      state = 'requested'
      draw()
      const since = new Map<string, boolean>()
      open.add(since)
      return ids => {
        open.delete(since)
        if (ids) held = new Map([...ids.map(id => [id, true] as const), ...since])
        state = ids ? 'known' : 'failed'
        draw()
      }
    },
    has,
    wish(id, isOn) {
      wishes.set(id, isOn)
      draw()
    },
    wanted(id) {
      const wish = wishes.get(id)
      return held.get(id) === wish && !unknown.has(id) ? undefined : wish
    },
    markUnknown: id => void unknown.add(id),
    confirm(id, isOn) {
      unknown.delete(id)
      held.set(id, isOn)
      for (const since of open) since.set(id, isOn)
      draw()
    },
    drop(id) {
      wishes.delete(id)
      draw()
    },
  }
}
