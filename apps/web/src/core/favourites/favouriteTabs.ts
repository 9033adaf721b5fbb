import { FAVOURITE_TYPES, type FavouriteType } from '@touchline/domain/favourites'

/** What one tab reports to the others: which mark changed, and for which player. */
export type FavouriteNews = {
  readonly player: string
  readonly type: FavouriteType
  readonly id: string
  readonly isFavourite: boolean
}

/** The other tabs of this origin. */
export interface FavouriteTabs {
  post(news: FavouriteNews): void
  listen(listener: (news: FavouriteNews) => void): void
}

/**
 * Tabs over a broadcast channel; none where the browser has no such channels. Messages of another shape are ignored.
 */
export function favouriteTabsOver(channel: BroadcastChannel | undefined): FavouriteTabs {
  return {
    post: news => channel?.postMessage(news),
    listen: listener =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) listener(data)
      }),
  }
}

function isNews(data: unknown): data is FavouriteNews {
  const news = data as Partial<FavouriteNews> | null
  return (
    typeof news?.player === 'string' &&
    typeof news.id === 'string' &&
    typeof news.isFavourite === 'boolean' &&
    FAVOURITE_TYPES.some(type => type === news.type)
  )
}
