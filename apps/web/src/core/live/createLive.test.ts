import { LIVE_FRESH_MS, PLACEABLE_MS } from '@touchline/domain/freshness'
import type { MatchId } from '@touchline/domain/match'
import { createFrame, type ConnectionStatus, type LiveEvent, type RealtimeConnection } from '@touchline/live'
import { expect, test } from 'vitest'
import { createLine } from './createLine.ts'
import { createLive } from './createLive.ts'

/** A live core whose clock, frames and line the test drives. */
function aFixture() {
  let time = 1_000
  const live = createLive({ now: () => time, schedule: flush => flush() })
  const held: string[] = []
  let handlers: { onEvent: (event: LiveEvent, channel: string) => void } | undefined
  const line: RealtimeConnection = {
    status: createFrame(flush => flush()).cell<ConnectionStatus>('connected'),
    hold: (channel, since) => {
      held.push(since ? `${channel}@${since.offset}` : channel)
      return () => held.splice(held.indexOf(channel), 1)
    },
    reconnect: () => held.push('reconnect'),
    close: () => {},
  }
  let look = (): void => {}
  const start = async (): Promise<void> => {
    look = live.start(
      createLine({
        connect(given) {
          handlers = given
          return Promise.resolve(line)
        },
        locale: 'en',
        visitorNow: () => time,
      }),
    ).check
    await Promise.resolve()
    await Promise.resolve()
  }
  const receive = (event: LiveEvent): void => handlers!.onEvent(event, 'locale:en')
  return {
    live,
    held,
    start,
    receive,
    pass(ms: number) {
      time += ms
      look()
    },
  }
}
const matchId = '7' as MatchId
const beat = (serverTime: number): LiveEvent => ({ kind: 'heartbeat', beat: { serverTime, providers: [] } })

test('a channel wished for before the line is up is opened with it, from its position', async () => {
  const { live, held, start } = aFixture()
  live.hold('match:7', { epoch: 'e', offset: 12 })
  await start()
  expect(held).toEqual(['match:7@12', 'locale:en'])
})

test('a wish released before the connection is up is not opened', async () => {
  const { live, held, start } = aFixture()
  live.hold('match:7')()
  await start()
  expect(held).toEqual(['locale:en'])
})

test('without a heartbeat prices become stale after five seconds, cannot be bet on after ten, and are fresh again with the next one', async () => {
  const { live, start, receive, pass } = aFixture()
  const look = (): unknown[] => {
    return [live.stale.read(), live.freshness(matchId).read(), live.placeable(matchId).read()]
  }
  await start()
  receive(beat(1_000))
  pass(LIVE_FRESH_MS)
  expect(look()).toEqual([false, 'fresh', true])
  pass(1)
  expect(look()).toEqual([true, 'stale', true])
  pass(PLACEABLE_MS - LIVE_FRESH_MS)
  expect(look()).toEqual([true, 'too-old', false])
  receive(beat(11_001))
  expect(look()).toEqual([false, 'fresh', true])
})

test("the server's clock is read from the heartbeat", async () => {
  const { live, start, receive, pass } = aFixture()
  await start()
  receive(beat(50_000))
  pass(250)
  expect(live.serverNow()).toBe(50_250)
})

test('listeners receive an event after the store has applied it', async () => {
  const { live, start, receive } = aFixture()
  await start()
  const statuses: unknown[] = []
  live.onEvent(() => statuses.push(live.store.providerStatus('oddin')))
  receive({ kind: 'providers', changes: [{ provider: 'oddin', status: 'down' }] })
  expect(statuses).toEqual(['down'])
})

test("a provider's status is not reverted by a heartbeat read before the change", async () => {
  const { live, start, receive, pass } = aFixture()
  const beatOf = (serverTime: number): LiveEvent => ({
    kind: 'heartbeat',
    beat: { serverTime, providers: [{ provider: 'oddin', status: 'active', aliveAt: serverTime }] },
  })
  await start()
  receive(beatOf(50_000))
  pass(2_000)
  receive({ kind: 'providers', changes: [{ provider: 'oddin', status: 'down' }] })
  pass(10)
  receive(beatOf(51_990))
  expect(live.store.providerStatus('oddin')).toBe('down')
  pass(2_000)
  receive(beatOf(54_010))
  expect(live.store.providerStatus('oddin')).toBe('active')
})

test('an event of a match that is not displayed changes nothing', async () => {
  const { live, start, receive } = aFixture()
  await start()
  receive({ kind: 'markets', change: { matchId: '9' as MatchId, version: 1, markets: [] } })
  expect(live.store.size).toBe(0)
})

test('a pause is reported at once, not with the next frame', () => {
  const live = createLive({ now: () => 0, schedule: () => {} })
  const values: boolean[] = []
  live.paused.subscribe(() => values.push(live.paused.read()))
  live.setPaused(true)
  expect(values).toEqual([true])
})
