import type { CallReply, Client } from '@touchline/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Live } from '#core/live'

export type UnreadState = {
  /** Undefined until the server has said. */
  readonly count: number | undefined
}

/** How many notifications a player has not read. */
export interface Unread extends StoreApi<UnreadState> {
  /** The server says how many; what is not newer than what was said before is dropped. */
  hear(counters: CallReply<'getNotificationCounters'>['data']): void
  /** Asks, and listens from then on. Returns the way to stop. */
  start(): () => void
}

export interface UnreadOptions {
  readonly client: Client
  readonly live: Pick<Live, 'onEvent' | 'onGap'>
  /** The player's private channel. */
  readonly channel: string
}

/** The count of one player; another player has another. */
export function createUnread({ client, live, channel }: UnreadOptions): Unread {
  const store = createStore<UnreadState>(() => ({ count: undefined }))
  let version = -1
  /** The last question was lost: what is on show may be old. */
  let isLost = false
  /** Questions so far: an answer to an earlier one says nothing of what was to be asked by the last. */
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
          // The line lives, so what was lost may get through now.
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
