import type { SlipNews } from './slipNews.ts'

/** Hears every news; `true` says that it was shown. */
export type NewsListener = (news: SlipNews) => unknown

/**
 * Tells the parts of the page what the slip cannot show itself. Taps count before those parts have come, and nothing that became of
 * one is lost: what nobody has shown waits until somebody does. Only a dialog is not opened late, over whatever the bettor does by then.
 */
export function createSlipNews() {
  const listeners = new Set<NewsListener>()
  let waiting: SlipNews[] = []
  return {
    report(news: SlipNews): void {
      const isShown = [...listeners].map(listener => listener(news)).includes(true)
      if (!isShown && news.kind !== 'open-custom-bet') waiting.push(news)
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
