import { expect, test } from 'vitest'
import { CHANNELS_MAX, createSubscriptions, RELEASE_DELAY_MS } from './subscriptions.ts'

/** A port that records, and a schedule driven by hand. */
function aDesk() {
  const log: string[] = []
  const timers = new Set<{ run: () => void; delayMs: number }>()
  const subscriptions = createSubscriptions(
    {
      open: (channel, since) => log.push(`open ${channel}${since ? ` from ${since.offset}` : ''}`),
      close: channel => log.push(`close ${channel}`),
    },
    (run, delayMs) => {
      const timer = { run, delayMs }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  )
  const elapse = () => {
    const due = [...timers]
    timers.clear()
    due.forEach(timer => timer.run())
  }
  return { subscriptions, log, timers, elapse }
}

test('[SUBS-1] a channel opens for its first user, from the position of the snapshot, and once', () => {
  const { subscriptions, log } = aDesk()
  subscriptions.hold('match:1', { epoch: 'e', offset: 7 })
  subscriptions.hold('match:1')
  expect(log).toEqual(['open match:1 from 7'])
})

test('[SUBS-2] it closes some time after its last user went, not before', () => {
  const { subscriptions, log, timers, elapse } = aDesk()
  const first = subscriptions.hold('match:1')
  const second = subscriptions.hold('match:1')
  first()
  first()
  expect(timers.size).toBe(0)
  second()
  expect([...timers].map(timer => timer.delayMs)).toEqual([RELEASE_DELAY_MS])
  elapse()
  expect(log).toEqual(['open match:1', 'close match:1'])
})

test('[SUBS-3] a user who comes back in time keeps it open', () => {
  const { subscriptions, log, elapse } = aDesk()
  subscriptions.hold('match:1')()
  subscriptions.hold('match:1')
  elapse()
  expect(log).toEqual(['open match:1'])
})

test('[SUBS-4] at most 100 channels are open, and a waiting one makes room', () => {
  const { subscriptions, log } = aDesk()
  const letGo = subscriptions.hold('match:0')
  for (let n = 1; n < CHANNELS_MAX; n++) subscriptions.hold(`match:${n}`)
  subscriptions.hold('match:over')
  expect(subscriptions.open).toHaveLength(CHANNELS_MAX)
  letGo()
  subscriptions.hold('match:next')
  expect(log.slice(-2)).toEqual(['close match:0', 'open match:next'])
  expect(subscriptions.open).toHaveLength(CHANNELS_MAX)
})
