import { describe, expect, test } from 'vitest'
import { signConnectionToken, signSubscriptionToken } from '../../tokens/signTokens.ts'
import {
  AUDIENCE,
  connected,
  next,
  SECRET,
  startTestHub,
  subscribed,
  TRANSPORTS,
  type TestHub,
} from '../../testing/startTestHub.ts'

const HOUR_MS = 3_600_000
const QUIET = { pingMs: 10_000_000, pongMs: 100_000 }

const tokensOf = ({ clock }: TestHub, session: string, user = '7') => {
  const options = {
    secret: SECRET,
    audience: AUDIENCE,
    user,
    session,
    expiresAt: clock.now() + 30_000,
    opensUntil: clock.now() + HOUR_MS,
  }
  return {
    connection: () => signConnectionToken(options),
    subscription: () => signSubscriptionToken({ ...options, channel: `$user:${user}` }),
  }
}

describe.each(TRANSPORTS)('the end of a sign-in session over %s', transport => {
  test('closes its connections and leaves those of the other sessions of the player', async () => {
    const hub = await startTestHub()
    const [leaving, staying] = [tokensOf(hub, 'leaving'), tokensOf(hub, 'staying')]
    const [one, other] = [
      await connected(hub.client(transport, { getToken: leaving.connection })),
      await connected(hub.client(transport, { getToken: staying.connection })),
    ]
    const codes: number[] = []
    other.on('connecting', ({ code }) => codes.push(code))
    const closed = next<{ code: number }>(one, 'connecting')
    await hub.hub.endSession('7', 'leaving')
    expect((await closed).code).toBe(3014)
    await other.rpc('fence', {}).catch(() => undefined)
    expect([other.state, codes]).toEqual(['connected', []])
  })

  test('makes its tokens worth nothing, those for the connection and those for the private channel', async () => {
    const hub = await startTestHub()
    const [copied, own] = [tokensOf(hub, 'ended'), tokensOf(hub, 'live')]
    await hub.hub.endSession('7', 'ended')
    let requests = 0
    const client = hub.client(transport, {
      token: await copied.connection(),
      getToken: () => ((requests += 1), own.connection()),
    })
    await connected(client)
    expect(requests).toBe(1)
    const subscription = client.newSubscription('$user:7', {
      token: await copied.subscription(),
      getToken: () => ((requests += 1), own.subscription()),
    })
    subscription.subscribe()
    await subscription.ready(5_000)
    expect(requests).toBe(2)
  })
})

test('a token of a player is accepted for half a minute, what it opened continues', async () => {
  const hub = await startTestHub({ limits: QUIET })
  const tokens = tokensOf(hub, 'a session')
  const [connection, subscription] = [await tokens.connection(), await tokens.subscription()]
  const early = await connected(hub.client('websocket', { token: connection }))
  await subscribed(early, '$user:7', { token: subscription })
  hub.clock.advance(30_000)
  let requests = 0
  const late = hub.client('websocket', { token: connection, getToken: async () => ((requests += 1), '') })
  await connected(late)
  expect([requests, early.state, early.getSubscription('$user:7')?.state]).toEqual([
    1,
    'connected',
    'subscribed',
  ])
})

test('sessions that are over are forgotten once none of their tokens can be left', async () => {
  const hub = await startTestHub()
  await hub.hub.endSession('7', 'once')
  hub.clock.advance(120_000)
  await hub.hub.endSession('7', 'another')
  const c = await connected(hub.client('websocket', { token: await tokensOf(hub, 'once').connection() }))
  expect(c.state).toBe('connected')
})
