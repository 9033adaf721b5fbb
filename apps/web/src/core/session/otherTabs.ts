/** Messages between the tabs of this origin. */
export type TabMessage = 'signed-in' | 'signed-out' | 'account-chosen'

/** The other tabs of this origin. */
export interface OtherTabs {
  post(message: TabMessage): void
  /** Returns a release function. */
  listen(listener: (message: TabMessage) => void): () => void
}

/** No other tabs: on the server, and in browsers without broadcast channels. */
export const noTabs: OtherTabs = { post: () => {}, listen: () => () => {} }

const MESSAGES: readonly TabMessage[] = ['signed-in', 'signed-out', 'account-chosen']

/** The other tabs of this browser, where it has broadcast channels. */
export function tabsOfBrowser(): OtherTabs {
  return 'BroadcastChannel' in globalThis ? tabsOver(new BroadcastChannel('session')) : noTabs
}

/** Tabs over a broadcast channel. Messages of another shape are ignored. */
function tabsOver(channel: BroadcastChannel): OtherTabs {
  return {
    post: message => channel.postMessage(message),
    listen(listener) {
      const onMessage = (event: MessageEvent): void => {
        const message = MESSAGES.find(known => known === event.data)
        if (message) listener(message)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
