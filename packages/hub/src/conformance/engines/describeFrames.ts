import { describe, expect, test } from 'vitest'
import { connectionToken, fresh, openClient, type TestedEngine } from './testedEngine.ts'
import { connectRaw, openRaw } from '../../testing/rawClient.ts'
import { connected, next, subscribed } from '../../testing/startTestHub.ts'

const QUEUE_BYTES = 1024 * 1024

/** Frames, their limits, and the handling of clients that violate the protocol. */
export function describeFrames(engine: () => TestedEngine): void {
  describe('frames', () => {
    describeConnect(engine)
    describeFaults(engine)
    describeSubscribe(engine)
    describeRecovery(engine)
  })
  describe('limits', () => describeLimits(engine))
  describe('the way in for what a stream cannot carry', () => describeEmulation(engine))
}

/** The first reply to a command, or the close that may come instead. */
async function exchange(host: string, command: object): Promise<Record<string, unknown>> {
  const client = await connectRaw(host)
  client.send({ id: 2, ...command })
  const [reply] = await client.frame()
  return reply!
}

/** The first command of a connection. */
function describeConnect(engine: () => TestedEngine): void {
  test('connect: the reply has the client’s id and the ping settings', async () => {
    const client = await openRaw(engine().host)
    client.send({ id: 1, connect: {} })
    expect(await client.frame()).toEqual([
      {
        id: 1,
        connect: {
          client: expect.stringMatching(/./) as string,
          version: expect.stringMatching(/./) as string,
          ping: 10,
          pong: true,
        },
      },
    ])
  })

  test('connect: with a token that expires, the reply has the time', async () => {
    const client = await openRaw(engine().host)
    client.send({ id: 1, connect: { token: await connectionToken(engine(), '7', { ttlMs: 60_000 }) } })
    const [reply] = await client.frame()
    expect(reply).toMatchObject({ connect: { expires: true } })
    const { ttl } = (reply as { connect: { ttl: number } }).connect
    expect(ttl).toBeGreaterThan(50)
    expect(ttl).toBeLessThanOrEqual(60)
  })

  test('connect and subscribe in one frame are answered in their order', async () => {
    const client = await openRaw(engine().host)
    const channel = fresh('match:')
    client.send({ id: 1, connect: {} }, { id: 2, subscribe: { channel } })
    const replies: Record<string, unknown>[] = []
    while (replies.length < 2) replies.push(...(await client.frame()))
    expect(replies.map(({ id }) => id)).toEqual([1, 2])
  })

  test('after a connect that is refused for the moment the rest of the frame is not answered', async () => {
    const client = await openRaw(engine().host)
    const token = await connectionToken(engine(), '7', { ttlMs: -60_000 })
    client.send({ id: 1, connect: { token } }, { id: 2, subscribe: { channel: fresh('match:') } })
    expect(await client.frame()).toMatchObject([{ id: 1, error: { code: 109 } }])
    expect((await client.closed).code).toBeLessThan(3500)
  })
}

/** What ends a connection for good, and what does not. */
function describeFaults(engine: () => TestedEngine): void {
  test.each([
    ['a command before connect', { id: 1, subscribe: { channel: 'match:1' } }],
    ['a line that is no JSON', '{"id":1,'],
  ])('%s ends the connection for good', async (_, line) => {
    const client = await openRaw(engine().host)
    client.send(line)
    expect((await client.closed).code).toBe(3501)
  })

  test.each([
    ['a command without an id', { rpc: { method: 'a' } }],
    ['an unknown method', { id: 2, dance: {} }],
    ['a second connect', { id: 2, connect: {} }],
    ['an unexpected pong', {}],
  ])('%s ends the connection for good', async (_, command) => {
    const client = await connectRaw(engine().host)
    client.send(command)
    expect((await client.closed).code).toBe(3501)
  })

  test('a command may be repeated after a refusal: the connection stays', async () => {
    const client = await connectRaw(engine().host)
    client.send({ id: 2, subscribe: { channel: '$user:7' } })
    expect(await client.frame()).toMatchObject([{ id: 2, error: { code: 103 } }])
    client.send({ id: 3, subscribe: { channel: fresh('match:') } })
    expect(await client.frame()).toMatchObject([{ id: 3, subscribe: { recoverable: true } }])
  })
}

/** Opening and leaving channels. */
function describeSubscribe(engine: () => TestedEngine): void {
  test('a channel that is open already', async () => {
    const client = await connectRaw(engine().host)
    const channel = fresh('match:')
    client.send({ id: 2, subscribe: { channel } })
    await client.frame()
    client.send({ id: 3, subscribe: { channel } })
    expect(await client.frame()).toMatchObject([{ id: 3, error: { code: 105 } }])
  })

  test('leaving a channel that is not open is no fault', async () => {
    expect(await exchange(engine().host, { unsubscribe: { channel: fresh('match:') } })).toEqual({
      id: 2,
      unsubscribe: {},
    })
  })

  test('a subscriber that wants no part gets an error instead of an unrecovered stream', async () => {
    const channel = fresh('match:')
    await engine().realtime.publish(channel, 'a')
    const since = { channel, recover: true, offset: 1, epoch: 'another', flag: 2 }
    expect(await exchange(engine().host, { subscribe: since })).toMatchObject({ id: 2, error: { code: 112 } })
  })
}

/** What a client that comes back is answered. */
function describeRecovery(engine: () => TestedEngine): void {
  test('a recovered list: all that was missed, and the offset from which it was requested', async () => {
    const channel = fresh('match:')
    const { epoch } = await engine().realtime.publish(channel, 'a')
    for (const data of ['b', 'c']) await engine().realtime.publish(channel, data)
    expect(
      await exchange(engine().host, { subscribe: { channel, recover: true, offset: 1, epoch } }),
    ).toEqual({
      id: 2,
      subscribe: {
        recoverable: true,
        positioned: true,
        epoch,
        offset: 1,
        was_recovering: true,
        recovered: true,
        publications: [
          { data: 'b', offset: 2 },
          { data: 'c', offset: 3 },
        ],
      },
    })
  })

  test('an unrecovered answer carries the top of the stream and no publication', async () => {
    const channel = fresh('match:')
    const { epoch } = await engine().realtime.publish(channel, 'a')
    expect(
      await exchange(engine().host, { subscribe: { channel, recover: true, offset: 1, epoch: 'another' } }),
    ).toEqual({
      id: 2,
      subscribe: { recoverable: true, positioned: true, epoch, offset: 1, was_recovering: true },
    })
  })
}

/** How long names and messages may be, how many channels, and how slow a reader. */
function describeLimits(engine: () => TestedEngine): void {
  test('the name of a channel', async () => {
    const longest = fresh('match:').padEnd(255, 'x')
    expect(await exchange(engine().host, { subscribe: { channel: longest } })).toMatchObject({
      subscribe: {},
    })
    const client = await connectRaw(engine().host)
    client.send({ id: 2, subscribe: { channel: `${longest}x` } })
    expect(await client.frame()).toMatchObject([{ id: 2, error: { code: 107 } }])
  })

  test('a message of more than 64 KiB, which the client does not send again', async () => {
    const client = await connected(openClient(engine()))
    const ended = next<{ code: number }>(client, 'disconnected')
    client.rpc('long', 'x'.repeat(65_536)).catch(() => undefined)
    expect((await ended).code).toBe(3)
  })

  test('128 channels a client', async () => {
    const client = await connectRaw(engine().host)
    for (let n = 0; n < 128; n++) client.send({ id: n + 2, subscribe: { channel: fresh('match:') } })
    let replies = 0
    while (replies < 128) replies += (await client.frame()).length
    client.send({ id: 200, subscribe: { channel: fresh('match:') } })
    expect(await client.frame()).toMatchObject([{ id: 200, error: { code: 106 } }])
  })

  test('a client that does not read is disconnected, and the others are not delayed', async () => {
    const channel = fresh('open:')
    const reader = await connected(openClient(engine()))
    const subscription = await subscribed(reader, channel)
    const client = await connectRaw(engine().host)
    client.send({ id: 2, subscribe: { channel } })
    await client.frame()
    client.socket.pause()
    const piece = 'x'.repeat(QUEUE_BYTES / 8)
    const count = async () => (await engine().realtime.presenceStats(channel)).numClients
    for (let n = 0; n < 1_000 && (await count()) > 1; n++) {
      const arrived = next(subscription, 'publication')
      await engine().realtime.publish(channel, piece)
      await arrived
    }
    expect(await count()).toBe(1)
  }, 30_000)
}

/** Commands of clients whose connection is a stream in one direction. */
function describeEmulation(engine: () => TestedEngine): void {
  const post = async (body: string) =>
    (await fetch(`http://${engine().host}/emulation`, { method: 'POST', body })).status

  test('to a node that is not there', async () => {
    expect(await post(JSON.stringify({ session: 's', node: 'nowhere', data: '{}' }))).toBe(404)
  })

  test('a body that cannot be read', async () => {
    expect(await post('nothing')).toBe(400)
  })

  test.each(['/connection/http_stream', '/emulation'])(
    'a page elsewhere may use %s only where it is listed',
    async path => {
      const from = async (origin: string) => {
        const { status, headers } = await fetch(`http://${engine().host}${path}`, {
          method: 'OPTIONS',
          headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
        })
        return [status, headers.get('access-control-allow-origin')]
      }
      expect(await from('https://shop.example')).toEqual([204, 'https://shop.example'])
      expect((await from('https://evil.example'))[1]).toBeNull()
    },
  )
}
