import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'
import { connectRaw, openRaw } from '../testing/rawClient.ts'

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.1.1] a client connects and disconnects', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    const disconnected = next<{ code: number }>(c, 'disconnected')
    c.disconnect()
    expect((await disconnected).code).toBe(0)
  })

  test('[RT-1.1.6] a publication is pushed with its data, offset and tags', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    const publication = next(sub, 'publication')
    await hub.publish('match:1', { odds: 2350 }, { tags: { kind: 'odds' } })
    expect(await publication).toEqual({
      channel: 'match:1',
      data: { odds: 2350 },
      offset: 1,
      tags: { kind: 'odds' },
    })
  })

  test('[RT-1.1.3] text with newlines, quotes and any script arrives as it was sent', async () => {
    const { hub, client } = await startTestHub()
    const sub = await subscribed(await connected(client(transport)), 'locale:ar')
    const received = collect(sub)
    const words = 'first line\nsecond\r\n"quoted" \u2028 Спартак – كرة القدم 🎾'
    await hub.publish('locale:ar', { words })
    expect(await received.until(1)).toEqual([{ words }])
  })

  test('[RT-1.1.4] payloads may be any JSON value, null and false included', async () => {
    const { hub, client } = await startTestHub()
    const received = collect(await subscribed(await connected(client(transport)), 'match:1'))
    for (const value of [0, false, '', null, [], {}]) await hub.publish('match:1', value)
    expect(await received.until(6)).toEqual([0, false, '', null, [], {}])
  })

  test('[RT-1.1.12] the server pings, the client answers, and the line stays up', async () => {
    const { clock, hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const received = collect(await subscribed(c, 'match:1'))
    for (const round of [1, 2, 3]) {
      clock.advance(10_000)
      // Answers to pings come before answers to later commands.
      await hub.publish('match:1', round)
      await received.until(round)
      await expect(c.rpc('nothing', {})).rejects.toMatchObject({ code: 108 })
      clock.advance(5_000)
    }
    expect(c.state).toBe('connected')
  })
})

test('[RT-1.1.2] one frame may hold many commands, and its replies come in order', async () => {
  const { host } = await startTestHub()
  const raw = await openRaw(host)
  raw.send(
    { id: 1, connect: {} },
    { id: 2, subscribe: { channel: 'match:1' } },
    { id: 3, subscribe: { channel: 'match:2' } },
  )
  expect((await raw.frame()).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('[RT-1.1.20] commands behind a connect whose token is still being checked wait for it', async () => {
  const { host, connectionToken, subscriptionToken } = await startTestHub()
  const raw = await openRaw(host)
  raw.send(
    { id: 1, connect: { token: await connectionToken('7') } },
    { id: 2, subscribe: { channel: '$user:7', token: await subscriptionToken('7', '$user:7') } },
    { id: 3, subscribe: { channel: 'match:1' } },
  )
  const replies = [...(await raw.frame())]
  while (replies.length < 3) replies.push(...(await raw.frame()))
  expect(replies.map(reply => [reply['id'], 'error' in reply])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ])
})

test('[RT-1.1.2] everything written to a client in one tick is one frame', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1' } })
  await raw.frame()
  for (const n of [1, 2, 3]) void hub.publish('match:1', n)
  expect(await raw.frame()).toHaveLength(3)
})

test('[RT-1.1.5] zero and false fields are left out of replies', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1' } })
  const [reply] = await raw.frame()
  expect(reply).toEqual({
    id: 2,
    subscribe: { recoverable: true, positioned: true, epoch: expect.any(String) as string },
  })
})

test('[RT-1.1.12] the ping is an empty object', async () => {
  const { clock, host } = await startTestHub()
  const raw = await connectRaw(host)
  clock.advance(10_000)
  expect(await raw.frame()).toEqual([{}])
})

test.each([
  ['a command before connect', [{ id: 1, subscribe: { channel: 'match:1' } }]],
  ['a pong before connect', [{}]],
  ['text that is not JSON', ['hello']],
  ['an empty message', ['']],
  ['an array', ['[]']],
  [
    'an unknown method',
    [
      { id: 1, connect: {} },
      { id: 2, dance: {} },
    ],
  ],
  ['a method without an id', [{ id: 1, connect: {} }, { subscribe: { channel: 'match:1' } }]],
  ['a negative id', [{ id: -1, connect: {} }]],
  [
    'a field of the wrong type',
    [
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: 7 } },
    ],
  ],
  [
    'a second connect',
    [
      { id: 1, connect: {} },
      { id: 2, connect: {} },
    ],
  ],
  ['an unexpected pong', [{ id: 1, connect: {} }, {}]],
  [
    'an unknown delta type',
    [
      { id: 1, connect: {} },
      { id: 2, subscribe: { channel: 'match:1', delta: 'x' } },
    ],
  ],
  [
    'a subscribe without a channel',
    [
      { id: 1, connect: {} },
      { id: 2, subscribe: {} },
    ],
  ],
])(
  '[RT-1.1.16] [RT-1.1.17] [RT-1.1.18] [RT-1.2.11] [RT-1.4.3501] %s ends the connection with 3501',
  async (_, lines) => {
    const { host } = await startTestHub()
    const raw = await openRaw(host)
    raw.send(...lines)
    expect(await raw.closed).toEqual({ code: 3501, reason: 'bad request' })
  },
)

test('[RT-1.1.13] a second pong to one ping ends the connection with 3501', async () => {
  const { clock, host } = await startTestHub()
  const raw = await connectRaw(host)
  clock.advance(10_000)
  await raw.frame()
  raw.send({}, {})
  expect((await raw.closed).code).toBe(3501)
})

test('[RT-1.1.22] [RT-1.1.23] the JSON subprotocol is accepted, protobuf is refused', async () => {
  const { host } = await startTestHub()
  const json = new WebSocket(`ws://${host}/connection/websocket`, 'centrifuge-json')
  await new Promise(resolve => json.once('open', resolve))
  expect(json.protocol).toBe('centrifuge-json')
  json.terminate()
  const protobuf = new WebSocket(`ws://${host}/connection/websocket`, 'centrifuge-protobuf')
  const error = await new Promise<Error>(resolve => protobuf.once('error', resolve))
  expect(error.message).toContain('400')
  await expect(openRaw(host, '/connection/websocket?cf_protocol=protobuf')).rejects.toThrow('400')
})
