/** Messages between the tabs of this origin. */
export type TabNews = 'signed-in' | 'signed-out' | 'account-chosen'

/** The other tabs of this origin. */
export interface OtherTabs {
  post(news: TabNews): void
  /** Returns a release function. */
  listen(listener: (news: TabNews) => void): () => void
}

/** No other tabs: on the server, and in browsers without broadcast channels. */
export const noTabs: OtherTabs = { post: () => {}, listen: () => () => {} }

const NEWS: readonly TabNews[] = ['signed-in', 'signed-out', 'account-chosen']

/** Tabs over a broadcast channel. Messages of another shape are ignored. */
export function tabsOver(channel: BroadcastChannel): OtherTabs {
  return {
    post: news => channel.postMessage(news),
    listen(listener) {
      const onMessage = (event: MessageEvent): void => {
        const news = NEWS.find(known => known === event.data)
        if (news) listener(news)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
