import { connect } from 'node:net'
import type { Centrifuge } from 'centrifuge'
import { describe, expect, test } from 'vitest'
import { connectRaw, openRaw } from '../testing/rawClient.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'

interface Coded {
  readonly code: number
  readonly reason: string
}

/** How a client ends after a subscription was finally refused. */
async function refusal(client: Centrifuge, channel: string): Promise<Coded> {
  const sub = client.newSubscription(channel)
  const unsubscribed = next<Coded>(sub, 'unsubscribed')
  sub.subscribe()
  return unsubscribed
}

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.3.102] 102 unknown channel is terminal for the subscription only', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    expect(await refusal(c, 'nowhere:1')).toMatchObject({ code: 102, reason: 'unknown channel' })
    expect(c.state).toBe('connected')
  })

  test('[RT-1.3.103] 103 permission denied is terminal for the subscription only', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    expect(await refusal(c, '$user:7')).toMatchObject({ code: 103, reason: 'permission denied' })
    expect(await refusal(c, 'members:1')).toMatchObject({ code: 103 })
  })

  test('[RT-1.3.106] [RT-1.7.22] 106 limit exceeded: channel 129 of one client', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    c.startBatching()
    const subs = Array.from({ length: 128 }, (_, n) => c.newSubscription(`match:${n}`))
    for (const sub of subs) sub.subscribe()
    c.stopBatching()
    await Promise.all(subs.map(sub => sub.ready(5_000)))
    expect(await refusal(c, 'match:one-more')).toMatchObject({ code: 106 })
    subs[0]!.unsubscribe()
    await subscribed(c, 'match:in-its-place')
  })

  test('[RT-1.3.107] [RT-1.7.21] 107 bad request: a channel name of 256 bytes', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    expect(await refusal(c, `match:${'x'.repeat(250)}`)).toMatchObject({ code: 107 })
    await subscribed(c, `match:${'x'.repeat(249)}`)
  })

  test('[RT-1.4.3001] 3001 shutdown: the client comes back by itself', async () => {
    const first = await startTestHub()
    const c = await connected(first.client(transport))
    const connecting = next<Coded>(c, 'connecting')
    await first.hub.close()
    expect(await connecting).toMatchObject({ code: 3001, reason: 'shutdown' })
    await c.ready(5_000)
  })

  test('[RT-1.4.3012] 3012 no pong: a client that is silent for 5 s is dropped and returns', async () => {
    const { clock, hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const connecting = next<Coded>(c, 'connecting')
    // Both in one step, so that the client cannot have answered.
    clock.advance(15_000)
    expect(await connecting).toMatchObject({ code: 3012, reason: 'no pong' })
    await c.ready(5_000)
    expect((await hub.info())[0]?.numClients).toBe(1)
  })

  test('[RT-1.4.3503] 3503 force disconnect is terminal, for every connection of the user', async () => {
    const { hub, client, connectionToken } = await startTestHub()
    const token = await connectionToken('7')
    const clients = [
      await connected(client(transport, { token })),
      await connected(client(transport, { token })),
    ]
    const other = await connected(client(transport, { token: await connectionToken('8') }))
    const ends = clients.map(c => next<Coded>(c, 'disconnected'))
    await hub.disconnect('7')
    for (const end of ends) expect(await end).toMatchObject({ code: 3503, reason: 'force disconnect' })
    expect(other.state).toBe('connected')
  })

  test.each([
    [4000, 'connecting'],
    [4499, 'connecting'],
    [4500, 'disconnected'],
    [4999, 'disconnected'],
  ] as const)('[RT-1.4.4000] [RT-1.4.4500] a code of ours, %i, leaves the client %s', async (code, event) => {
    const { hub, client, connectionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const end = next<Coded>(c, event)
    await hub.disconnect('7', { code, reason: 'because' })
    expect(await end).toMatchObject({ code, reason: 'because' })
  })

  test('[RT-1.4.3504] 3504 connection limit is terminal', async () => {
    const { client } = await startTestHub({ limits: { connections: 1 } })
    await connected(client(transport))
    const c = client(transport)
    const disconnected = next<Coded>(c, 'disconnected')
    c.connect()
    expect(await disconnected).toMatchObject({ code: 3504, reason: 'connection limit' })
  })

  test('[RT-1.4.2000] [RT-1.1.8] unsubscribe 2000 from the server is terminal for the channel', async () => {
    const { hub, client, connectionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const sub = await subscribed(c, 'match:1')
    const unsubscribed = next<Coded>(sub, 'unsubscribed')
    await hub.unsubscribe('7', 'match:1')
    expect(await unsubscribed).toMatchObject({ code: 2000, reason: 'server unsubscribe' })
    expect(c.state).toBe('connected')
  })

  test('[RT-1.4.3000] a client that leaves without a word is forgotten', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    await subscribed(c, 'plain')
    const watcher = await connected(client(transport))
    const lounge = await subscribed(watcher, 'lounge:1')
    await subscribed(c, 'lounge:1')
    const leave = next(lounge, 'leave')
    c.disconnect()
    await leave
    expect(await hub.presenceStats('plain')).toEqual({ numClients: 0, numUsers: 0 })
  })
})

test('[RT-1.3.105] 105 already subscribed', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1' } }, { id: 3, subscribe: { channel: 'match:1' } })
  const [, second] = await raw.frame()
  expect(second).toEqual({ id: 3, error: { code: 105, message: 'already subscribed' } })
})

test('[RT-1.7.21] [RT-1.3.107] a channel name beyond ASCII, a publication without data', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:é' } }, { id: 3, publish: { channel: 'lobby:1' } })
  const error = { code: 107, message: 'bad request' }
  expect(await raw.frame()).toEqual([
    { id: 2, error },
    { id: 3, error },
  ])
})

test('[RT-1.2.12] 107 bad request: a tags filter, which no namespace allows', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1', tf: { op: 'eq' } } })
  expect(await raw.frame()).toEqual([{ id: 2, error: { code: 107, message: 'bad request' } }])
})

test('[RT-1.4.41] [RT-1.1.10] the disconnect push is followed by a close frame with the same code', async () => {
  const { hub, host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  await hub.disconnect('7', { code: 4001, reason: 'limits changed' })
  const disconnect = { code: 4001, reason: 'limits changed' }
  expect(await raw.frame()).toEqual([{ push: { disconnect } }])
  expect(await raw.closed).toEqual(disconnect)
})

test('[RT-1.4.3502] 3502 stale: no connect within 10 s', async () => {
  const { clock, host } = await startTestHub()
  const raw = await openRaw(host)
  clock.advance(10_000)
  expect(await raw.closed).toEqual({ code: 3502, reason: 'stale' })
})

test('[RT-1.1.19] [RT-1.4.33] a message over 64 KiB closes with 1009, which the client takes as terminal code 3', async () => {
  const { client } = await startTestHub()
  const c = await connected(client('websocket'))
  const sub = await subscribed(c, 'open:chat')
  const disconnected = next<Coded>(c, 'disconnected')
  sub.publish({ words: 'x'.repeat(70_000) }).catch(() => undefined)
  expect(await disconnected).toMatchObject({ code: 3, reason: 'message size limit exceeded' })
})

test('[RT-1.1.19] a message of just under 64 KiB is taken', async () => {
  const { client } = await startTestHub()
  const sub = await subscribed(await connected(client('websocket')), 'open:chat')
  const received = collect(sub)
  await sub.publish('x'.repeat(65_000))
  expect(await received.until(1)).toEqual(['x'.repeat(65_000)])
})

test('[RT-1.4.3013] 3013 too many requests: commands pile up faster than they are answered', async () => {
  const { host, connectionToken } = await startTestHub({ limits: { queuedCommands: 3 } })
  const raw = await openRaw(host)
  const token = await connectionToken('7')
  raw.send({ id: 1, connect: { token } }, ...[2, 3, 4].map(id => ({ id, rpc: { method: 'x' } })))
  expect((await raw.closed).code).toBe(3013)
})

test('[RT-1.4.3014] 3014 state invalidated: the client drops its token and fetches another', async () => {
  const { hub, client, connectionToken } = await startTestHub()
  let fetched = 0
  const getToken = (): Promise<string> => ((fetched += 1), connectionToken('7'))
  const c = await connected(client('websocket', { getToken }))
  const again = next(c, 'connected')
  await hub.disconnect('7', { code: 3014, reason: 'state invalidated' })
  await again
  expect(fetched).toBe(2)
})

test.each(['/elsewhere', '//', '/%', '/connection/websocket/../..', '*'])(
  '[RT-1.1.22] an upgrade to the target %s is answered and disturbs no other client',
  async target => {
    const { host } = await startTestHub()
    const [address, port] = host.split(':')
    const socket = connect(Number(port), address!)
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    )
    const answer = await new Promise<Buffer>(resolve => socket.once('data', resolve))
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /)
    socket.destroy()
    await connectRaw(host)
  },
)

test('[RT-1.1.22] a plain request to the websocket address does not hang', async () => {
  const { host } = await startTestHub()
  expect((await fetch(`http://${host}/connection/websocket`)).status).toBe(404)
})
