import type { CallName, ApiClient } from '@touchline/contract'
import type { LiveEvent } from '@touchline/live'
import { expect, test } from 'vitest'
import { createUnread } from './createUnread.ts'

/** The count of a player whose server and channel the test drives. */
async function aCount(first: { unread: number; v: number }) {
  let answer: typeof first | undefined = first
  let isHeld = false
  let letThrough = (): void => {}
  const requests: CallName[] = []
  const client = ((name: CallName) => {
    requests.push(name)
    const reply = answer ? { ok: true, value: { data: answer } } : { ok: false, error: { kind: 'offline' } }
    if (!isHeld) return Promise.resolve(reply)
    isHeld = false
    return new Promise(resolve => (letThrough = () => resolve(reply)))
  }) as unknown as ApiClient
  const events = new Set<(event: LiveEvent, channel: string) => void>()
  const gaps = new Set<(channel: string) => void>()
  const listenTo =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  const live = { onEvent: listenTo(events), onGap: listenTo(gaps) }
  const unread = createUnread({ client, live, channel: '$user:7' })
  const stop = unread.start()
  await settle()
  return {
    unread,
    stop,
    requests,
    count: () => unread.getState().count,
    setAnswer: (next: typeof answer) => (answer = next),
    /** The answer to the next request waits for release. */
    holdNext: () => (isHeld = true),
    letThrough: async () => {
      letThrough()
      await settle()
    },
    beat: async () => {
      events.forEach(listen =>
        listen({ kind: 'heartbeat', beat: { serverTime: 0, providers: [] } }, 'heartbeat'),
      )
      await settle()
    },
    event: (message: typeof first) =>
      events.forEach(listen => listen({ kind: 'unread', message }, '$user:7')),
    gap: async (channel: string) => {
      gaps.forEach(listen => listen(channel))
      await settle()
    },
    listeners: () => events.size + gaps.size,
  }
}

const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

test('the unread count is requested once a player is here, and changed by events', async () => {
  const { count, event, requests } = await aCount({ unread: 3, v: 7 })
  expect([count(), requests]).toEqual([3, ['getNotificationCounters']])
  event({ unread: 4, v: 8 })
  expect(count()).toBe(4)
})

test('a count that is not newer than the last one is dropped', async () => {
  const { count, event, unread } = await aCount({ unread: 3, v: 7 })
  event({ unread: 9, v: 7 })
  unread.receive({ unread: 1, v: 6 })
  expect(count()).toBe(3)
})

test('an answer that is overtaken by an event does not undo it', async () => {
  const { count, event, setAnswer, gap } = await aCount({ unread: 3, v: 7 })
  event({ unread: 0, v: 9 })
  setAnswer({ unread: 4, v: 8 })
  await gap('$user:7')
  expect(count()).toBe(0)
})

test('after a gap in the private channel it is requested again, after others not', async () => {
  const { count, setAnswer, gap, requests } = await aCount({ unread: 3, v: 7 })
  setAnswer({ unread: 5, v: 9 })
  await gap('locale:en')
  expect(requests.length).toBe(1)
  await gap('$user:7')
  expect([count(), requests.length]).toEqual([5, 2])
})

test('a lost request is repeated with the next event of the connection', async () => {
  const { count, setAnswer, gap, beat, requests } = await aCount({ unread: 3, v: 7 })
  setAnswer(undefined)
  await gap('$user:7')
  setAnswer({ unread: 5, v: 9 })
  expect(count()).toBe(3)
  await beat()
  expect(count()).toBe(5)
  await beat()
  expect(requests.length).toBe(3)
})

test('the answer to an earlier question does not make up for a later one that is lost', async () => {
  const { count, setAnswer, gap, beat, holdNext, letThrough } = await aCount({ unread: 3, v: 7 })
  holdNext()
  await gap('$user:7')
  setAnswer(undefined)
  await gap('$user:7')
  await letThrough()
  setAnswer({ unread: 5, v: 9 })
  await beat()
  expect(count()).toBe(5)
})

test('when stopped, it does not listen any more', async () => {
  const { stop, listeners } = await aCount({ unread: 3, v: 7 })
  stop()
  expect(listeners()).toBe(0)
})
