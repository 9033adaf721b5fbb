import { expect, test } from 'vitest'
import { connectRealtime, TIMES, UnauthorizedTokenError, type RealtimeOptions } from './connectRealtime.ts'
import type { LineError } from './lineError.ts'

type Command = {
  readonly id: number
  readonly connect?: object
  readonly subscribe?: { readonly channel: string; readonly delta?: string; readonly offset?: number }
}

/** The subscribe requests of clients. */
const requested: object[] = []

/** A minimal server that accepts every client on every channel. */
class OpenServer {
  onopen = (): void => {}
  onmessage = (_message: { readonly data: string }): void => {}
  onclose = (): void => {}
  onerror = (): void => {}

  constructor() {
    void Promise.resolve().then(() => this.onopen())
  }

  send(text: string): void {
    for (const line of text.split('\n')) {
      const { id, connect, subscribe } = JSON.parse(line) as Command
      if (subscribe) requested.push(subscribe)
      const reply = connect ? { id, connect: { client: 'c', version: '' } } : { id, subscribe: {} }
      void Promise.resolve().then(() => this.onmessage({ data: JSON.stringify(reply) }))
    }
  }

  close(): void {}
}

test('a private channel is a gap when it opens: what was requested before may be old by then', async () => {
  const gaps: string[] = []
  const line = connect({ onGap: channel => gaps.push(channel) })
  line.hold('locale:en')
  line.hold('$user:7')
  await expect.poll(() => gaps).toEqual(['$user:7'])
  line.close()
})

test('deltas are requested on the channels of matches only; the server decides whether to send them', async () => {
  const line = connect({})
  for (const channel of ['locale:de', 'match:9']) line.hold(channel)
  await expect
    .poll(() => requested)
    .toContainEqual(expect.objectContaining({ channel: 'match:9', delta: 'fossil' }))
  const lists = requested.find(one => 'channel' in one && one.channel === 'locale:de')
  expect(lists).toBeDefined()
  expect(lists).not.toHaveProperty('delta')
  line.close()
})

test('[9] reconnecting waits 500 ms to 20 s, an answer is waited for 5 s, and a ping 10 s longer than it should take', () => {
  expect(TIMES).toEqual({
    minReconnectDelay: 500,
    maxReconnectDelay: 20_000,
    timeout: 5_000,
    maxServerPingDelay: 10_000,
  })
})

/** Accepts like the other, and publishes markets at once on the channel of match 5. */
class PushingServer extends OpenServer {
  override send(text: string): void {
    super.send(text)
    if (!text.includes('match:5')) return
    const data = { event_name: 'markets_changed', message: { match_id: '5', v: 1, markets: [] } }
    void Promise.resolve().then(() => this.push({ channel: 'match:5', pub: { data, offset: 4 } }))
  }

  push(push: object): void {
    this.onmessage({ data: JSON.stringify({ push }) })
  }
}

test('a listener that throws does not end the connection: the event counts as lost, and the exception is reported', async () => {
  const lost: unknown[] = []
  const reported: unknown[] = []
  const ours = new Error('in a listener')
  const line = connect({
    onEvent: () => {
      throw ours
    },
    onGap: (channel, offset) => lost.push([channel, offset]),
    onJoin: () => {
      throw ours
    },
    report: error => reported.push(error),
    transport: { websocket: PushingServer, fetch: null, readableStream: null, eventsource: null },
  })
  line.hold('match:5')
  await expect.poll(() => lost).toEqual([['match:5', 4]])
  expect(reported).toEqual([ours, ours])
  expect(line.status.read()).toBe('connected')
  line.close()
})

const TICK = { event_name: 'markets_changed', message: { match_id: '6', v: 1, markets: [] } }

/** Sends an invalid delta of match 6 to clients that request deltas, and the whole document to those that do not. */
class SpoilingServer extends OpenServer {
  override send(text: string): void {
    for (const line of text.split('\n')) {
      const { id, subscribe } = JSON.parse(line) as Command
      if (subscribe?.channel !== 'match:6') {
        super.send(line)
        continue
      }
      requested.push(subscribe)
      const stream = { recoverable: true, positioned: true, epoch: 'e' }
      if (subscribe.delta) {
        this.emit({ id, subscribe: { ...stream, offset: 1, delta: true } })
        this.emit({ push: { channel: 'match:6', pub: { data: JSON.stringify(TICK), offset: 2 } } })
        this.emit({ push: { channel: 'match:6', pub: { data: 'spoilt', delta: true, offset: 3 } } })
      } else {
        const publications = [{ data: TICK, offset: 3 }]
        const recovery = { was_recovering: true, recovered: true, offset: subscribe.offset }
        this.emit({ id, subscribe: { ...stream, ...recovery, publications } })
      }
    }
  }

  private emit(reply: object): void {
    void Promise.resolve().then(() => this.onmessage({ data: JSON.stringify(reply) }))
  }
}

test('a delta that cannot be applied does not end the connection: the channel continues without deltas, from the last event, and nothing is lost', async () => {
  const events: unknown[] = []
  const errors: LineError[] = []
  const left: string[] = []
  const line = connect({
    onEvent: (_, channel, offset) => events.push([channel, offset]),
    onGap: channel => events.push(`lost ${channel}`),
    onLeave: channel => left.push(channel),
    onError: error => errors.push(error),
    transport: { websocket: SpoilingServer, fetch: null, readableStream: null, eventsource: null },
  })
  line.hold('match:6')
  await expect
    .poll(() => events)
    .toEqual([
      ['match:6', 2],
      ['match:6', 3],
    ])
  expect([line.status.read(), left]).toEqual(['connected', []])
  expect(errors).toEqual([{ kind: 'client-disconnected', isTemporary: true }])
  const last = requested.findLast(one => 'channel' in one && one.channel === 'match:6')
  expect(last).toMatchObject({ recover: true, epoch: 'e', offset: 2 })
  expect(last).not.toHaveProperty('delta')
  line.close()
})

test('a refused token of one channel ends the whole connection, and is reported: the session has ended', async () => {
  const errors: LineError[] = []
  const line = connect({
    subscriptionToken: () => Promise.reject(new UnauthorizedTokenError('$user:8')),
    onError: error => errors.push(error),
  })
  line.hold('$user:8')
  await expect.poll(() => line.status.read()).toBe('disconnected')
  expect(errors).toEqual([{ kind: 'unauthorized', isTemporary: false, channel: '$user:8' }])
})

test('a refused token of the connection ends the connection, and is reported', async () => {
  const errors: LineError[] = []
  const line = connect({
    connectionToken: () => Promise.reject(new UnauthorizedTokenError('getRealtimeToken')),
    onError: error => errors.push(error),
  })
  await expect.poll(() => line.status.read()).toBe('disconnected')
  expect(errors).toEqual([{ kind: 'unauthorized', isTemporary: false }])
})

test('a token refused to who was here before ends not the line of who is here now', async () => {
  let refusals = 0
  const refuseAfter = (change: () => void) => async (): Promise<never> => {
    await Promise.resolve()
    refusals += 1
    change()
    throw new UnauthorizedTokenError('the session is over')
  }
  // After a 401 the page signs out first: the channel is released, and the connection restarted.
  const line = connect({
    connectionToken: async () => (refusals === 0 ? refuseAfter(() => line.reconnect())() : ''),
    subscriptionToken: refuseAfter(() => {
      release()
      line.reconnect()
    }),
  })
  let release = (): void => {}
  await expect.poll(() => [refusals, line.status.read()]).toEqual([1, 'connected'])
  release = line.hold('$user:9')
  await expect.poll(() => [refusals, line.status.read()]).toEqual([2, 'connected'])
  line.close()
})

test('a changed login requests another token, and the channels stay', async () => {
  let tokens = 0
  const line = connect({ connectionToken: async () => `token-${++tokens}` })
  line.hold('match:4')
  await expect.poll(() => line.status.read()).toBe('connected')
  line.reconnect()
  await expect.poll(() => [tokens, line.status.read()]).toEqual([2, 'connected'])
  await expect
    .poll(() => requested.filter(one => 'channel' in one && one.channel === 'match:4').length)
    .toBe(2)
  line.close()
})

test('a lost connection requests another token before it reconnects: the last one has expired by then', async () => {
  let tokens = 0
  const sent: unknown[] = []
  const servers: OpenServer[] = []
  class LosingServer extends OpenServer {
    constructor() {
      super()
      servers.push(this)
    }

    override send(text: string): void {
      for (const line of text.split('\n')) {
        const { connect: requested } = JSON.parse(line) as { connect?: { token?: string } }
        if (requested) sent.push(requested.token)
      }
      super.send(text)
    }
  }
  const line = connect({
    connectionToken: async () => `token-${++tokens}`,
    transport: { websocket: LosingServer, fetch: null, readableStream: null, eventsource: null },
  })
  await expect.poll(() => line.status.read()).toBe('connected')
  ;(servers[0]!.onclose as (event: object) => void)({ code: 1006 })
  await expect
    .poll(() => [sent, line.status.read()], { timeout: 3_000 })
    .toEqual([['token-1', 'token-2'], 'connected'])
  line.close()
})

/** Refuses the first subscription to match 3 for good. */
class RefusingServer extends OpenServer {
  static refusals = 0
  override send(text: string): void {
    for (const line of text.split('\n')) {
      const { id, subscribe } = JSON.parse(line) as Command
      if (subscribe?.channel !== 'match:3' || RefusingServer.refusals > 0) super.send(line)
      else {
        RefusingServer.refusals += 1
        const reply = { id, error: { code: 103, message: 'permission denied' } }
        void Promise.resolve().then(() => this.onmessage({ data: JSON.stringify(reply) }))
      }
    }
  }
}

test('a public channel that the server closed while it is needed is opened again later', async () => {
  const news: string[] = []
  const timers: (() => void)[] = []
  const line = connect({
    onLeave: channel => news.push(`left ${channel}`),
    onJoin: channel => news.push(`joined ${channel}`),
    schedule: run => {
      timers.push(run)
      return () => {}
    },
    transport: { websocket: RefusingServer, fetch: null, readableStream: null, eventsource: null },
  })
  line.hold('match:3')
  await expect.poll(() => [news, timers.length]).toEqual([['left match:3'], 1])
  timers[0]!()
  await expect.poll(() => news).toEqual(['left match:3', 'joined match:3'])
  line.close()
})

function connect(options: Partial<RealtimeOptions>): ReturnType<typeof connectRealtime> {
  return connectRealtime({
    endpoints: [{ transport: 'websocket', endpoint: 'ws://server.example' }],
    emulationEndpoint: '',
    connectionToken: async () => '',
    subscriptionToken: async () => 'token',
    onEvent: () => {},
    onGap: () => {},
    onError: () => {},
    onJoin: () => {},
    onLeave: () => {},
    report: () => {},
    schedule: () => () => {},
    transport: { websocket: OpenServer, fetch: null, readableStream: null, eventsource: null },
    ...options,
  })
}
