import type { SlipNews } from './slipNews.ts'

/** Called with all news; returns `true` if it was shown. */
export type NewsListener = (news: SlipNews) => unknown

/**
 * Reports to the page what the slip cannot show itself. Taps work before the parts that show news are loaded, so news
 * that no listener has shown waits for the next listener. Only a request to open a dialog does not wait, because the
 * bettor may be doing something else by then.
 */
export function createSlipNews() {
  const listeners = new Set<NewsListener>()
  let waiting: SlipNews[] = []
  return {
    report(news: SlipNews): void {
      const isShown = [...listeners].map(listener => listener(news)).includes(true)
      if (!isShown && news.kind !== 'open-custom-bet') waiting.push(news)
    },
    /** Returns a release function. */
    onNews(listener: NewsListener): () => void {
      listeners.add(listener)
      waiting = waiting.filter(news => listener(news) !== true)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
