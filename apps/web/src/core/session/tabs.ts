/** What one tab tells the others of this origin. */
export type TabNews = 'signed-in' | 'signed-out' | 'account-chosen'

/** The other tabs of this origin. */
export interface Tabs {
  post(news: TabNews): void
  /** Returns the way to stop. */
  listen(listener: (news: TabNews) => void): () => void
}

/** No other tabs: on the server, and in browsers without broadcast channels. */
export const noTabs: Tabs = { post: () => {}, listen: () => () => {} }

const NEWS: readonly TabNews[] = ['signed-in', 'signed-out', 'account-chosen']

/** Tabs by a broadcast channel. What is no news of ours is passed over. */
export function tabsOver(channel: BroadcastChannel): Tabs {
  return {
    post: news => channel.postMessage(news),
    listen(listener) {
      const hear = (event: MessageEvent): void => {
        const news = NEWS.find(known => known === event.data)
        if (news) listener(news)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}
