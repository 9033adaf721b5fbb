import { describe, expect, test } from 'vitest'
import { connectRaw, openRaw } from '../testing/rawClient.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.2.1] connect: the reply names the client', async () => {
    const { client } = await startTestHub()
    const c = client(transport)
    const context = next<{ client: string; transport: string }>(c, 'connected')
    c.connect()
    expect(await context).toEqual({ client: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, transport })
  })

  test('[RT-1.2.7] subscribe: the reply has the position and that the channel recovers', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('match:1', 'before')
    const sub = (await connected(client(transport))).newSubscription('match:1')
    const context = next(sub, 'subscribed')
    sub.subscribe()
    expect(await context).toEqual({
      channel: 'match:1',
      positioned: true,
      recoverable: true,
      wasRecovering: false,
      recovered: false,
      hasRecoveredPublications: false,
      streamPosition: await hub.position('match:1'),
    })
  })

  test('[RT-1.2.16] unsubscribe: nothing arrives any more, and subscribing again works', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'plain')
    const received = collect(sub)
    sub.unsubscribe()
    await expect(c.rpc('fence', {})).rejects.toMatchObject({ code: 108 })
    expect(await hub.presenceStats('plain')).toEqual({ numClients: 0, numUsers: 0 })
    await hub.publish('plain', 1)
    sub.subscribe()
    await sub.ready(5_000)
    await hub.publish('plain', 2)
    expect(await received.until(1)).toEqual([2])
  })

  test('[RT-6.11] subscribe and unsubscribe in a loop end in the last state', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = c.newSubscription('plain')
    for (let round = 0; round < 50; round += 1) {
      sub.subscribe()
      sub.unsubscribe()
    }
    sub.subscribe()
    await sub.ready(5_000)
    const received = collect(sub)
    await hub.publish('plain', 'once')
    expect(await received.until(1)).toEqual(['once'])
    expect(await hub.presenceStats('plain')).toEqual({ numClients: 1, numUsers: 1 })
  })

  test('[RT-1.2.17] publish: reaches all subscribers with the publishing client named', async () => {
    const { client, connectionToken } = await startTestHub()
    const other = await subscribed(await connected(client(transport)), 'open:chat')
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const sub = await subscribed(c, 'open:chat')
    const publication = next(other, 'publication')
    await sub.publish({ my: 'data' })
    expect(await publication).toMatchObject({ data: { my: 'data' }, offset: 1, info: { user: '7' } })
  })

  test('[RT-1.2.17] publish: 103 in a channel of the server, and to one that is not subscribed', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    await expect(sub.publish({})).rejects.toMatchObject({ code: 103 })
    await expect(c.publish('open:chat', {})).rejects.toMatchObject({ code: 103 })
    await expect(c.publish('nowhere:1', {})).rejects.toMatchObject({ code: 102 })
  })

  test('[RT-1.2.18] [RT-1.2.19] presence and presence_stats: clients and users of the channel', async () => {
    const { hub, client, connectionToken } = await startTestHub()
    const token = await connectionToken('7')
    const ids: string[] = []
    for (const options of [{ token }, { token }, {}]) {
      const c = client(transport, options)
      const context = next<{ client: string }>(c, 'connected')
      await subscribed(await connected(c), 'plain')
      ids.push((await context).client)
    }
    const last = await connected(client(transport))
    const sub = await subscribed(last, 'plain')
    const { clients } = await sub.presence()
    expect(ids.map(id => clients[id]?.user)).toEqual(['7', '7', ''])
    expect(await sub.presenceStats()).toEqual({ numClients: 4, numUsers: 2 })
    expect([hub.channels('pl'), hub.channels('match:')]).toEqual([['plain'], []])
  })

  test('[RT-1.2.18] presence: 108 where it is off, 103 for those outside', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    await expect(c.presence('match:1')).rejects.toMatchObject({ code: 108 })
    await expect(c.presence('plain')).rejects.toMatchObject({ code: 103 })
    await expect(c.presenceStats('nowhere:1')).rejects.toMatchObject({ code: 102 })
  })

  test('[RT-1.2.21] history: in order, limited, since a position, in reverse', async () => {
    const { hub, client } = await startTestHub()
    for (const n of [1, 2, 3, 4]) await hub.publish('open:log', n)
    const { epoch } = await hub.position('open:log')
    const sub = await subscribed(await connected(client(transport)), 'open:log')
    const read = async (options: Parameters<typeof sub.history>[0]): Promise<unknown[]> =>
      (await sub.history(options)).publications.map(({ data }) => data as unknown)
    expect(await read({ limit: -1 })).toEqual([1, 2, 3, 4])
    expect(await read({ limit: 2 })).toEqual([1, 2])
    expect(await read({ limit: 10, since: { offset: 2, epoch } })).toEqual([3, 4])
    expect(await read({ limit: 10, reverse: true })).toEqual([4, 3, 2, 1])
    expect(await read({ limit: 10, since: { offset: 3, epoch }, reverse: true })).toEqual([2, 1])
  })

  test('[RT-1.2.20] [RT-1.2.22] history: limit 0 is the position alone, a bad position is 112', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('open:log', 1)
    const position = await hub.position('open:log')
    const sub = await subscribed(await connected(client(transport)), 'open:log')
    expect(await sub.history({ limit: 0 })).toEqual({ publications: [], ...position })
    const elsewhere = { offset: 1, epoch: 'another' }
    await expect(sub.history({ limit: 1, since: elsewhere })).rejects.toMatchObject({ code: 112 })
    const ahead = { ...position, offset: 9 }
    expect(await sub.history({ limit: 1, since: ahead })).toEqual({ publications: [], ...position })
  })

  test('[RT-1.5.2] history: 108 where none is stored, 103 where it is not for clients', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    const plain = await subscribed(c, 'plain')
    await expect(plain.history({ limit: 1 })).rejects.toMatchObject({ code: 108 })
    const match = await subscribed(c, 'match:1')
    await expect(match.history({ limit: 1 })).rejects.toMatchObject({ code: 103 })
  })

  test('[RT-1.2.17] a namespace may let anyone publish, look and read without being subscribed', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    await c.publish('lobby:1', 'hello')
    expect(await c.presenceStats('lobby:1')).toEqual({ numClients: 0, numUsers: 0 })
    expect(await c.presence('lobby:1')).toEqual({ clients: {} })
    expect((await c.history('lobby:1', { limit: 1 })).publications).toMatchObject([{ data: 'hello' }])
  })

  test('[RT-1.2.23] [RT-1.3.108] rpc: 108, also when it was called before connecting', async () => {
    const { client } = await startTestHub()
    const c = client(transport)
    const call = expect(c.rpc('method', { my: 'data' })).rejects.toMatchObject({ code: 108 })
    c.connect()
    await call
  })

  test('[RT-1.2.24] [RT-1.4.3508] send: there is no receiver, which ends the connection with 3508', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    const disconnected = next<{ code: number }>(c, 'disconnected')
    await c.send({ my: 'data' })
    expect((await disconnected).code).toBe(3508)
  })

  test('[RT-1.1.7] join and leave are told to the subscribers of a channel that wants it', async () => {
    const { client, connectionToken } = await startTestHub()
    const sub = await subscribed(await connected(client(transport)), 'lounge:1')
    const guest = await connected(client(transport, { token: await connectionToken('7') }))
    const join = next(sub, 'join')
    const guestSub = await subscribed(guest, 'lounge:1')
    expect(await join).toMatchObject({ channel: 'lounge:1', info: { user: '7' } })
    const leave = next(sub, 'leave')
    guestSub.unsubscribe()
    expect(await leave).toMatchObject({ channel: 'lounge:1', info: { user: '7' } })
    const secondLeave = next(sub, 'leave')
    guestSub.subscribe()
    await guestSub.ready(5_000)
    guest.disconnect()
    expect(await secondLeave).toMatchObject({ info: { user: '7' } })
  })
})

test('[RT-1.1.15] [RT-1.2.1] connect reply on a websocket: ping in seconds, pong wanted, no session', async () => {
  const { host } = await startTestHub()
  const raw = await openRaw(host)
  raw.send({ id: 1, connect: { name: 'js', version: '1', headers: { a: 'b' }, flag: 2 } })
  expect(await raw.frame()).toEqual([
    {
      id: 1,
      connect: {
        client: expect.any(String) as string,
        version: expect.any(String) as string,
        ping: 10,
        pong: true,
      },
    },
  ])
})

test('[RT-1.2.16] unsubscribe from a channel that is not open is no error', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, unsubscribe: { channel: 'match:1' } }, { id: 3, unsubscribe: { channel: 'nowhere:1' } })
  expect(await raw.frame()).toEqual([
    { id: 2, unsubscribe: {} },
    { id: 3, unsubscribe: {} },
  ])
})

test.each([1, 2, 3, 4])(
  '[RT-1.2.27] subscription type %i (map, shared poll) is not available: 108',
  async type => {
    const { host } = await startTestHub()
    const raw = await connectRaw(host)
    raw.send({ id: 2, subscribe: { channel: 'match:1', type } })
    expect(await raw.frame()).toEqual([{ id: 2, error: { code: 108, message: 'not available' } }])
  },
)

test('[RT-1.2.1] [RT-1.2.5] [RT-1.2.13] what this server has no use for is taken and passed over', async () => {
  const { host } = await startTestHub()
  const raw = await openRaw(host)
  const known = { data: { a: 1 }, name: 'web', version: '5.8.0', headers: { 'X-A': 'b' } }
  raw.send({ id: 1, connect: { ...known, flag: 1, dict: 'd', profile: 'p', subs: {} } })
  expect((await raw.frame())[0]).toEqual({
    id: 1,
    connect: {
      client: expect.any(String) as string,
      version: expect.any(String) as string,
      ping: 10,
      pong: true,
    },
  })
  raw.send({ id: 2, subscribe: { channel: 'plain', data: { b: 2 }, unheard: 'of' } })
  expect(await raw.frame()).toEqual([{ id: 2, subscribe: {} }])
})

test('[RT-1.2.9] positioned and recoverable are given where the namespace leaves the choice', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  const open = async (channel: string, extra: object) => {
    raw.send({ id: 2, subscribe: { channel, ...extra } })
    return (await raw.frame())[0]!['subscribe']
  }
  const epoch = expect.any(String) as string
  expect(await open('choice:1', {})).toEqual({})
  expect(await open('choice:2', { positioned: true })).toEqual({ positioned: true, epoch })
  expect(await open('choice:3', { recoverable: true })).toEqual({
    recoverable: true,
    positioned: true,
    epoch,
  })
  expect(await open('lobby:1', { positioned: true, recoverable: true })).toEqual({})
})

test('[RT-1.2.10] join_leave is sent where the namespace leaves the choice', async () => {
  const { client } = await startTestHub()
  const quiet = await subscribed(await connected(client('websocket')), 'choice:1')
  const subscribing = await subscribed(await connected(client('websocket')), 'choice:1', { joinLeave: true })
  const got: string[] = []
  quiet.on('join', () => void got.push('quiet'))
  const joined = next(subscribing, 'join')
  await subscribed(await connected(client('websocket')), 'choice:1')
  await joined
  expect(got).toEqual([])
})

test('[RT-1.2.25] flag 1, numbered channels: answered without an id, and pushes name their channel', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1', flag: 1 } })
  expect((await raw.frame())[0]!['subscribe']).not.toHaveProperty('id')
  await hub.publish('match:1', 1)
  expect(await raw.frame()).toEqual([{ push: { channel: 'match:1', pub: { data: 1, offset: 1 } } }])
})

test('[RT-1.2.26] flag 2: 112 instead of a subscription that did not recover', async () => {
  const { hub, host } = await startTestHub()
  await hub.publish('match:1', 1)
  const { epoch } = await hub.position('match:1')
  const raw = await connectRaw(host)
  const open = async (request: object) => {
    raw.send({ id: 2, subscribe: { recover: true, flag: 2, ...request } })
    return (await raw.frame())[0]!
  }
  expect(await open({ channel: 'match:1', epoch: 'another' })).toMatchObject({ error: { code: 112 } })
  expect(await open({ channel: 'match:1', epoch })).toMatchObject({ subscribe: { recovered: true } })
  expect(await open({ channel: 'plain' })).toEqual({ id: 2, subscribe: { was_recovering: true } })
  expect(await open({ channel: 'latest:1', epoch: 'another' })).toMatchObject({ subscribe: {} })
})

test('[RT-1.1.11] a client receives publications, joins, leaves and ends, and no push of another kind', async () => {
  const { hub, host, client, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  const kinds: string[] = []
  raw.socket.on('message', (data: Buffer) => {
    for (const line of data.toString().split('\n')) {
      const { push } = JSON.parse(line) as { push?: object }
      if (push !== undefined) kinds.push(...Object.keys(push).filter(name => name !== 'channel'))
    }
  })
  raw.send({ id: 2, subscribe: { channel: 'lounge:1' } })
  const other = await connected(client('websocket'))
  await subscribed(other, 'lounge:1')
  other.disconnect()
  while (!kinds.includes('leave')) await raw.frame()
  await hub.publish('lounge:1', 1)
  await hub.unsubscribe('7', 'lounge:1')
  await hub.disconnect('7')
  await raw.closed
  expect(new Set(kinds)).toEqual(new Set(['join', 'leave', 'pub', 'unsubscribe', 'disconnect']))
})

test('[RT-1.6.1] delta is off: the request is served without it', async () => {
  const { hub, client } = await startTestHub()
  const sub = await subscribed(await connected(client('websocket')), 'match:1', { delta: 'fossil' })
  const received = collect(sub)
  await hub.publish('match:1', { odds: 2350 })
  await hub.publish('match:1', { odds: 2400 })
  expect(await received.until(2)).toEqual([{ odds: 2350 }, { odds: 2400 }])
})
