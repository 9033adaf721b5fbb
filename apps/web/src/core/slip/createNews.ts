import type { SlipNews } from './slipNews.ts'

/** Hears every news; `true` says that it was shown. */
export type NewsListener = (news: SlipNews) => unknown

/** What became of a shared link or a kept bet comes while the page is still coming: it waits until something has shown it. */
const WAITING: readonly SlipNews['kind'][] = ['share-failed', 'shared-restored', 'custom-bet-dropped']

/** Tells the parts of the page what the slip cannot show itself. */
export function createNews() {
  const listeners = new Set<NewsListener>()
  let waiting: SlipNews[] = []
  return {
    tell(news: SlipNews): void {
      const isShown = [...listeners].map(listener => listener(news)).includes(true)
      if (!isShown && WAITING.includes(news.kind)) waiting.push(news)
    },
    /** Returns the way out. */
    onNews(listener: NewsListener): () => void {
      listeners.add(listener)
      waiting = waiting.filter(news => listener(news) !== true)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
