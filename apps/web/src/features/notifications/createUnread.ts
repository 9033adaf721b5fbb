import type { CallReply, Client } from '@touchline/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'

export type UnreadState = {
  /** Undefined until the server has sent it. */
  readonly count: number | undefined
}

/** The number of notifications that a player has not read. */
export interface Unread extends StoreApi<UnreadState> {
  /** Takes counters from the server; those that are not newer than the last ones are dropped. */
  hear(counters: CallReply<'getNotificationCounters'>['data']): void
  /** Loads the count, and listens from then on. Returns a release function. */
  start(): () => void
}

export interface UnreadOptions {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent' | 'onGap'>
  /** The player's private channel. */
  readonly channel: string
}

/** The count of one player; another player needs another one. */
export function createUnread({ client, live, channel }: UnreadOptions): Unread {
  const store = createStore<UnreadState>(() => ({ count: undefined }))
  let version = -1
  /** The last request failed: the count on show may be old. */
  let isLost = false
  /** Requests so far: an answer to an earlier one no longer counts. */
  let questions = 0

  function hear({ unread, v }: CallReply<'getNotificationCounters'>['data']): void {
    if (v <= version) return
    version = v
    store.setState({ count: unread })
  }

  async function ask(): Promise<void> {
    isLost = false
    const question = ++questions
    const answer = await client('getNotificationCounters')
    if (question === questions) isLost = !answer.ok
    if (answer.ok) hear(answer.value.data)
  }

  return Object.assign(store, {
    hear,
    start() {
      void ask()
      const stops = [
        live.onEvent(event => {
          // The connection works, so a repeated request may succeed.
          if (isLost) void ask()
          if (event.kind === 'unread') hear(event.message)
        }),
        live.onGap(gap => {
          if (gap === channel) void ask()
        }),
      ]
      return () => stops.forEach(stop => stop())
    },
  })
}
