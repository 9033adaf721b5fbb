import { expect, test } from 'vitest'
import { connectRealtime, TIMES } from './connectRealtime.ts'

type Command = { readonly id: number; readonly connect?: object; readonly subscribe?: object }

/** The least of a server: it lets everybody in, on every channel. */
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
      const { id, connect } = JSON.parse(line) as Command
      const reply = connect ? { id, connect: { client: 'c', version: '' } } : { id, subscribe: {} }
      void Promise.resolve().then(() => this.onmessage({ data: JSON.stringify(reply) }))
    }
  }

  close(): void {}
}

test('a private channel is a gap when it opens: what was asked for before may be old by then', async () => {
  const gaps: string[] = []
  const line = connectRealtime({
    endpoints: [{ transport: 'websocket', endpoint: 'ws://server.example' }],
    emulationEndpoint: '',
    connectionToken: async () => '',
    subscriptionToken: async () => 'token',
    onEvent: () => {},
    onGap: channel => gaps.push(channel),
    onError: () => {},
    onJoin: () => {},
    onLeave: () => {},
    schedule: () => () => {},
    transport: { websocket: OpenServer, fetch: null, readableStream: null, eventsource: null },
  })
  line.hold('locale:en')
  line.hold('$user:7')
  await expect.poll(() => gaps).toEqual(['$user:7'])
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
