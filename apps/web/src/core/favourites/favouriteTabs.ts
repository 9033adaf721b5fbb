import { FAVOURITE_TYPES, type FavouriteType } from '@touchline/domain/favourites'

/** What one tab reports to the others: which mark changed, and for which player. */
export type FavouriteChange = {
  readonly player: string
  readonly type: FavouriteType
  readonly id: string
  readonly isFavourite: boolean
}

/** The other tabs of this origin. */
export interface FavouriteTabs {
  post(change: FavouriteChange): void
  listen(listener: (change: FavouriteChange) => void): void
}

/**
 * Tabs over a broadcast channel; none where the browser has no such channels. Messages of another shape are ignored.
 */
export function favouriteTabsOver(channel: BroadcastChannel | undefined): FavouriteTabs {
  return {
    post: change => channel?.postMessage(change),
    listen: listener =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isChange(data)) listener(data)
      }),
  }
}

function isChange(data: unknown): data is FavouriteChange {
  const change = data as Partial<FavouriteChange> | null
  return (
    typeof change?.player === 'string' &&
    typeof change.id === 'string' &&
    typeof change.isFavourite === 'boolean' &&
    FAVOURITE_TYPES.some(type => type === change.type)
  )
}
