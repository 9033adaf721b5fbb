import { UnauthorizedError } from 'centrifuge'
import type { Centrifuge } from 'centrifuge'
import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { connectRaw, openRaw } from '../testing/rawClient.ts'
import {
  AUDIENCE,
  collect,
  connected,
  next,
  SECRET,
  startTestHub,
  subscribed,
  TRANSPORTS,
} from '../testing/startTestHub.ts'
import { signClaims } from './signClaims.ts'

interface Coded {
  readonly code: number
  readonly reason: string
}

/** No ping interferes while a test moves the clock past a token's expiry. */
const QUIET = { pingMs: 1_000_000, pongMs: 100_000 }

/** Waits until everything the client sent before has been handled, even if each command is a separate request. */
async function roundTrips(client: Centrifuge): Promise<void> {
  for (let n = 0; n < 3; n += 1) await expect(client.rpc('fence', {})).rejects.toMatchObject({ code: 108 })
}

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.7.1] a valid token identifies the user', async () => {
    const { client, connectionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const sub = await subscribed(c, 'plain')
    expect(Object.values((await sub.presence()).clients)).toMatchObject([{ user: '7' }])
  })

  test('[RT-1.7.5] [RT-1.3.109] an expired token is 109: the client fetches a new one and connects', async () => {
    const { client, clock, connectionToken } = await startTestHub()
    const expired = await connectionToken('7', 1_000)
    clock.advance(1_000)
    let fetched = 0
    const getToken = (): Promise<string> => ((fetched += 1), connectionToken('7'))
    const c = client(transport, { token: expired, getToken })
    // After the connect there is a subscribe in the same frame: it must not be answered with a terminal code.
    const sub = c.newSubscription('match:1')
    sub.subscribe()
    await connected(c)
    await sub.ready(5_000)
    expect(fetched).toBe(1)
  })

  test.each([
    ['a wrong signature', () => signClaims({ sub: '7' }, 'another secret, as long as the first one is')],
    ['another algorithm', () => signClaims({ sub: '7' }, `${SECRET}${SECRET}`, 'HS512')],
    ['no signature', async () => new UnsecuredJWT({ sub: '7', aud: AUDIENCE }).encode()],
    ['another audience', () => signClaims({ sub: '7', aud: 'somebody else' })],
    ['a user that is no text', () => signClaims({ sub: 7 as unknown as string })],
    ['no token at all', async () => 'not.a.token'],
  ])(
    '[RT-1.7.6] [RT-1.7.4] [RT-1.7.20] [RT-1.4.3500] a bad connection token is 3500, terminal: %s',
    async (_, make) => {
      const { client } = await startTestHub()
      const c = client(transport, { token: await make() })
      const disconnected = next<Coded>(c, 'disconnected')
      c.connect()
      expect(await disconnected).toMatchObject({ code: 3500, reason: 'invalid token' })
    },
  )

  test('[RT-1.7.7] without a token: 3501 where anonymous clients are not wanted', async () => {
    const { client } = await startTestHub({ allowAnonymous: false })
    const c = client(transport)
    const disconnected = next<Coded>(c, 'disconnected')
    c.connect()
    expect(await disconnected).toMatchObject({ code: 3501 })
  })

  test('[RT-1.2.6] the client refreshes its token before it ends, and stays connected', async () => {
    const { client, clock, connectionToken } = await startTestHub({ limits: QUIET })
    let fetched = 0
    let refreshed = (): void => undefined
    const second = new Promise<void>(resolve => (refreshed = resolve))
    const getToken = async (): Promise<string> => {
      fetched += 1
      const token = await connectionToken('7', fetched === 1 ? 1_000 : 3_600_000)
      // The client sends it in the following microtasks; the next turn of the loop comes after them.
      if (fetched > 1) setImmediate(refreshed)
      return token
    }
    const c = await connected(client(transport, { getToken }))
    await second
    await roundTrips(c)
    // Past the first token's expiry and its grace period.
    clock.advance(27_000)
    await roundTrips(c)
    expect(c.state).toBe('connected')
  })

  test('[RT-1.7.8] [RT-1.4.3005] a token that ends and is not refreshed: 3005 after 25 s of grace', async () => {
    const { clock, host, connectionToken } = await startTestHub({ limits: QUIET })
    const raw = await connectRaw(host, { token: await connectionToken('7', 60_000) })
    clock.advance(84_999)
    raw.send({ id: 2, rpc: { method: 'x' } })
    expect(await raw.frame()).toMatchObject([{ id: 2 }])
    clock.advance(1)
    expect(await raw.closed).toEqual({ code: 3005, reason: 'connection expired' })
  })

  test('[RT-1.7.14] `$` without a token is 103; with a subscription token it opens', async () => {
    const { hub, client, connectionToken, subscriptionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const refused = c.newSubscription('$user:7')
    const unsubscribed = next<Coded>(refused, 'unsubscribed')
    refused.subscribe()
    expect(await unsubscribed).toMatchObject({ code: 103 })
    c.removeSubscription(refused)
    const sub = await subscribed(c, '$user:7', {
      getToken: ({ channel }) => subscriptionToken('7', channel),
    })
    const received = collect(sub)
    await hub.publish('$user:7', { balance: 1250 })
    expect(await received.until(1)).toEqual([{ balance: 1250 }])
  })

  test('[RT-1.7.10] an expired subscription token is 109: the client fetches a new one', async () => {
    const { client, clock, connectionToken, subscriptionToken } = await startTestHub()
    const expired = await subscriptionToken('7', '$user:7', 1_000)
    clock.advance(1_000)
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    await subscribed(c, '$user:7', {
      token: expired,
      getToken: ({ channel }) => subscriptionToken('7', channel),
      minResubscribeDelay: 5,
      maxResubscribeDelay: 20,
    })
  })

  test('[RT-1.7.11] a badly signed subscription token is 103, terminal for the channel', async () => {
    const { client, connectionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const token = await signClaims(
      { sub: '7', channel: '$user:7' },
      'another secret, as long as the first one is',
    )
    const sub = c.newSubscription('$user:7', { token })
    const unsubscribed = next<Coded>(sub, 'unsubscribed')
    sub.subscribe()
    expect(await unsubscribed).toMatchObject({ code: 103 })
  })

  test.each([
    ['user', '8', '$user:7'],
    ['channel', '7', '$user:8'],
  ])('[RT-1.7.9] a subscription token for another %s is 3500, terminal', async (_, user, channel) => {
    const { client, connectionToken, subscriptionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const sub = c.newSubscription('$user:7', { token: await subscriptionToken(user, channel) })
    const disconnected = next<Coded>(c, 'disconnected')
    sub.subscribe()
    expect(await disconnected).toMatchObject({ code: 3500 })
  })

  test('[RT-1.2.14] the client refreshes a subscription token, and the channel stays open', async () => {
    const { hub, client, clock, connectionToken, subscriptionToken } = await startTestHub({ limits: QUIET })
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    let fetched = 0
    let refreshed = (): void => undefined
    const second = new Promise<void>(resolve => (refreshed = resolve))
    const sub = await subscribed(c, '$user:7', {
      getToken: async ({ channel }) => {
        fetched += 1
        const token = await subscriptionToken('7', channel, fetched === 1 ? 1_000 : 3_600_000)
        if (fetched > 1) setImmediate(refreshed)
        return token
      },
    })
    await second
    await roundTrips(c)
    clock.advance(27_000)
    const received = collect(sub)
    await hub.publish('$user:7', 'still here')
    expect(await received.until(1)).toEqual(['still here'])
  })

  test('[RT-1.4.2501] a subscription token that ends and is not refreshed: 2501, the client subscribes again', async () => {
    const { client, clock, connectionToken, subscriptionToken } = await startTestHub({
      limits: QUIET,
    })
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const sub = await subscribed(c, '$user:7', {
      token: await subscriptionToken('7', '$user:7', 60_000),
      getToken: ({ channel }) => subscriptionToken('7', channel),
      minResubscribeDelay: 5,
      maxResubscribeDelay: 20,
    })
    const subscribing = next<Coded>(sub, 'subscribing')
    clock.advance(85_000)
    expect(await subscribing).toMatchObject({ code: 2501 })
    await sub.ready(5_000)
  })

  test('[RT-1.7.16] `#` at the end of a channel names who may subscribe', async () => {
    const { client, connectionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    await subscribed(c, 'team:red#7')
    await subscribed(c, 'team:blue#6,7')
    for (const channel of ['team:red#8', 'team:red#77', 'team:red#']) {
      const sub = c.newSubscription(channel)
      const unsubscribed = next<Coded>(sub, 'unsubscribed')
      sub.subscribe()
      expect(await unsubscribed).toMatchObject({ code: 103 })
    }
  })

  test('[RT-1.7.17] [RT-1.7.16] an anonymous visitor is named by no `#`, and is not signed in', async () => {
    const { client } = await startTestHub()
    const c = await connected(client(transport))
    for (const channel of ['team:red#', 'team:red#7', 'members:1']) {
      const sub = c.newSubscription(channel)
      const unsubscribed = next<Coded>(sub, 'unsubscribed')
      sub.subscribe()
      expect(await unsubscribed).toMatchObject({ code: 103 })
    }
  })

  test('[RT-1.7.1] a login change is disconnect, no token, connect: the user is the new one', async () => {
    const { client, connectionToken } = await startTestHub()
    let user = ''
    const c = client(transport, { getToken: async () => (user === '' ? '' : connectionToken(user)) })
    const sub = await subscribed(await connected(c), 'plain')
    for (const who of ['7', '']) {
      user = who
      c.disconnect()
      c.setToken('')
      c.connect()
      await sub.ready(5_000)
      expect(Object.values((await sub.presence()).clients)).toMatchObject([{ user: who }])
    }
  })

  test('[RT-1.4.31] an unauthorized token fetch disconnects the client (code 1)', async () => {
    const { client } = await startTestHub()
    const c = client(transport, { getToken: () => Promise.reject(new UnauthorizedError('no session')) })
    const disconnected = next<Coded>(c, 'disconnected')
    c.connect()
    expect(await disconnected).toMatchObject({ code: 1 })
  })

  test('[RT-1.7.3] [RT-1.2.4] channels in the connection token are subscribed by the server, and recovered', async () => {
    const { hub, client } = await startTestHub()
    const token = await signClaims({
      sub: '7',
      channels: ['match:1'],
      subs: { 'match:2': { data: { a: 1 } } },
    })
    const c = client(transport, { token })
    const names: string[] = []
    c.on('subscribed', ({ channel, data }) => void names.push(`${channel} ${JSON.stringify(data)}`))
    await connected(c)
    expect(names).toEqual(['match:1 undefined', 'match:2 {"a":1}'])
    const publication = next(c, 'publication')
    await hub.publish('match:1', 'live')
    expect(await publication).toMatchObject({ channel: 'match:1', data: 'live', offset: 1 })
    c.disconnect()
    await hub.publish('match:1', 'missed')
    const missed = next(c, 'publication')
    c.connect()
    expect(await missed).toMatchObject({ channel: 'match:1', data: 'missed', offset: 2 })
  })
})

test('[RT-1.2.2] the connect reply has the lifetime of the token', async () => {
  const { host, connectionToken } = await startTestHub()
  const raw = await openRaw(host)
  raw.send({ id: 1, connect: { token: await connectionToken('7', 90_000) } })
  expect(await raw.frame()).toMatchObject([{ id: 1, connect: { expires: true, ttl: 90 } }])
})

test('[RT-1.1.21] a refused connect closes the socket without a code of ours and leaves the rest unread', async () => {
  const { clock, host, connectionToken } = await startTestHub()
  const raw = await openRaw(host)
  const token = await connectionToken('7', 1_000)
  clock.advance(1_000)
  raw.send({ id: 1, connect: { token } }, { id: 2, subscribe: { channel: 'match:1' } })
  expect(await raw.frame()).toEqual([{ id: 1, error: { code: 109, message: 'token expired' } }])
  expect((await raw.closed).code).toBeLessThan(3000)
})

test.each([
  ['for another user', '8', 3_600_000, 3500],
  ['that has ended', '7', -1_000, 3005],
])('[RT-1.2.6] refreshing with a token %s', async (_, user, ttlMs, code) => {
  const { host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  raw.send({ id: 2, refresh: { token: await connectionToken(user, ttlMs) } })
  expect((await raw.closed).code).toBe(code)
})

test('[RT-1.2.6] refreshing what does not end gives it an end, for the same user only', async () => {
  const { host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await signClaims({ sub: '7' }) })
  raw.send({ id: 2, refresh: { token: await connectionToken('7', 90_000) } })
  expect(await raw.frame()).toMatchObject([{ refresh: { expires: true, ttl: 90 } }])
  const visitor = await connectRaw(host)
  visitor.send({ id: 2, refresh: { token: await connectionToken('7') } })
  expect((await visitor.closed).code).toBe(3500)
})

test('[RT-1.7.5] a token that is not good yet is 109 as well: a clock runs ahead of ours', async () => {
  const { host, clock } = await startTestHub()
  const raw = await openRaw(host)
  raw.send({
    id: 1,
    connect: { token: await signClaims({ sub: '7', nbf: Math.floor(clock.now() / 1000) + 60 }) },
  })
  expect(await raw.frame()).toEqual([{ id: 1, error: { code: 109, message: 'token expired' } }])
})

test('[RT-1.7.3] a server-side channel of no namespace is 102: the issuer of the token must see it', async () => {
  const { host } = await startTestHub()
  const raw = await openRaw(host)
  raw.send({ id: 1, connect: { token: await signClaims({ sub: '7', channels: ['nowhere:1'] }) } })
  expect(await raw.frame()).toEqual([{ id: 1, error: { code: 102, message: 'unknown channel' } }])
})

test('[RT-1.4.3505] more server-side channels than a client may have: 3505', async () => {
  const { host } = await startTestHub()
  const raw = await openRaw(host)
  const channels = Array.from({ length: 129 }, (_, n) => `match:${n}`)
  raw.send({ id: 1, connect: { token: await signClaims({ sub: '7', channels }) } })
  expect(await raw.closed).toEqual({ code: 3505, reason: 'channel limit' })
})

test('[RT-6.9] tokens that end all at once: everyone fetches another within the grace, no client is lost', async () => {
  const { hub, client, clock, connectionToken } = await startTestHub({ limits: QUIET })
  const ending = await connectionToken('7', 60_000)
  const clients = await Promise.all(
    Array.from({ length: 30 }, () =>
      connected(client('websocket', { token: ending, getToken: () => connectionToken('7') })),
    ),
  )
  const back = clients.map(c => next(c, 'connected'))
  clock.advance(84_999)
  expect((await hub.info())[0]).toMatchObject({ numClients: 30 })
  clock.advance(1)
  await Promise.all(back)
  expect((await hub.info())[0]).toMatchObject({ numClients: 30 })
})
