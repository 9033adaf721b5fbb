import { expect, test } from 'vitest'
import { CHANNELS_FOR_SLIP, CHANNELS_MAX, createSubscriptions, RELEASE_DELAY_MS } from './subscriptions.ts'

/** A recording port, and a hand-driven schedule. */
function createFixture() {
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
  const { subscriptions, log } = createFixture()
  subscriptions.hold('match:1', { epoch: 'e', offset: 7 })
  subscriptions.hold('match:1')
  expect(log).toEqual(['open match:1 from 7'])
})

test('[SUBS-2] it closes some time after its last user went, not before', () => {
  const { subscriptions, log, timers, elapse } = createFixture()
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

test('[SUBS-3] a user that returns in time keeps it open', () => {
  const { subscriptions, log, elapse } = createFixture()
  subscriptions.hold('match:1')()
  subscriptions.hold('match:1')
  elapse()
  expect(log).toEqual(['open match:1'])
})

test('[SUBS-6] the channel of a player closes at once: the next visitor may not have it', () => {
  const { subscriptions, log, timers } = createFixture()
  subscriptions.hold('$user:7')()
  expect(log).toEqual(['open $user:7', 'close $user:7'])
  expect(timers.size).toBe(0)
})

/** A fixture in which lists hold all the channels they may have. */
function createFullFixture() {
  const fixture = createFixture()
  const lists = CHANNELS_MAX - CHANNELS_FOR_SLIP
  const letGo = Array.from({ length: lists }, (_, n) => fixture.subscriptions.hold(`match:${n}`))
  return { ...fixture, letGo, lists }
}

test('[SUBS-4] at most 100 channels are open, and one that waits for its release is closed for another', () => {
  const { subscriptions, log, letGo, lists } = createFullFixture()
  for (let n = 0; n < CHANNELS_FOR_SLIP; n++) subscriptions.hold(`match:leg-${n}`, undefined, true)
  subscriptions.hold('match:leg-over', undefined, true)
  expect(subscriptions.open).toHaveLength(CHANNELS_MAX)
  letGo[0]!()
  expect(log.slice(-2)).toEqual(['close match:0', 'open match:leg-over'])
  expect([subscriptions.open.length, lists]).toEqual([CHANNELS_MAX, 80])
})

test('[SUBS-5] a channel over the bound opens once another closes, what is on the slip first', () => {
  const { subscriptions, log, letGo } = createFullFixture()
  subscriptions.hold('match:list', { epoch: 'e', offset: 3 })
  expect(log.at(-1)).toBe('open match:79')
  subscriptions.hold('match:leg', undefined, true)
  expect(log.at(-1)).toBe('open match:leg')
  letGo[0]!()
  expect(log.at(-1)).toBe('close match:0')
  letGo[1]!()
  expect(log.slice(-2)).toEqual(['close match:1', 'open match:list from 3'])
})

test('[SUBS-5] a user released while waiting gets nothing, and one that waits for a channel opened by another gets it', () => {
  const { subscriptions, log, letGo } = createFullFixture()
  subscriptions.hold('match:gone')()
  const list = subscriptions.hold('match:both')
  subscriptions.hold('match:both', undefined, true)()
  list()
  letGo.slice(0, 3).forEach(release => release())
  expect(log.filter(line => line.includes('gone'))).toEqual([])
  expect(log.filter(line => line.includes('both'))).toEqual(['open match:both'])
})
