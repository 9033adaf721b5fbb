import type { CallReply, ApiClient } from '@touchline/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'

export type UnreadState = {
  /** Undefined until the server has sent it. */
  readonly count: number | undefined
}

/** The number of notifications that a player has not read. */
export interface UnreadCount extends StoreApi<UnreadState> {
  /** Takes counters from the server; those that are not newer than the last ones are dropped. */
  receive(counters: CallReply<'getNotificationCounters'>['data']): void
  /** Loads the count, and listens from then on. Returns a release function. */
  start(): () => void
}

export interface UnreadOptions {
  readonly client: ApiClient
  readonly live: Pick<Live, 'onEvent' | 'onGap'>
  /** The player's private channel. */
  readonly channel: string
}

/** The count of one player; another player needs another one. */
export function createUnread({ client, live, channel }: UnreadOptions): UnreadCount {
  const store = createStore<UnreadState>(() => ({ count: undefined }))
  let version = -1
  /** The last request failed: the count on show may be old. */
  let isLost = false
  /** Requests so far: an answer to an earlier one no longer counts. */
  let requests = 0

  function takeCounters({ unread, v }: CallReply<'getNotificationCounters'>['data']): void {
    if (v <= version) return
    version = v
    store.setState({ count: unread })
  }

  async function load(): Promise<void> {
    isLost = false
    const question = ++requests
    const answer = await client('getNotificationCounters')
    if (question === requests) isLost = !answer.ok
    if (answer.ok) takeCounters(answer.value.data)
  }

  return Object.assign(store, {
    receive: takeCounters,
    start() {
      void load()
      const stops = [
        live.onEvent(event => {
          // The connection works, so a repeated request may succeed.
          if (isLost) void load()
          if (event.kind === 'unread') takeCounters(event.message)
        }),
        live.onGap(gap => {
          if (gap === channel) void load()
        }),
      ]
      return () => stops.forEach(stop => stop())
    },
  })
}
