import { describe, expect, test } from 'vitest'
import { UnauthorizedError } from 'centrifuge'
import {
  connectionToken,
  fresh,
  openClient,
  TRANSPORTS,
  type TestedEngine,
  type TestedTransport,
} from './testedEngine.ts'
import { connected, next, subscribed } from '../../testing/startTestHub.ts'

/** Which clients may connect. */
export function describeAccess(engine: () => TestedEngine): void {
  describe.each(TRANSPORTS)('who may come in over %s', transport => {
    describeTokens(engine, transport)
    describeEndOfTokens(engine, transport)
  })
}

/** What a token must be. */
function describeTokens(engine: () => TestedEngine, transport: TestedTransport): void {
  const end = (token: string) => {
    const client = openClient(engine(), transport, { token })
    const ended = next<{ code: number }>(client, 'disconnected')
    client.connect()
    return ended
  }

  test('a visitor without a token', async () => {
    await subscribed(await connected(openClient(engine(), transport)), fresh('locale:'))
  })

  test('a token of another key is refused for good', async () => {
    const strange = { ...engine(), tokenSecret: 'a secret that the engine does not know' }
    expect((await end(await connectionToken(strange, '7'))).code).toBe(3500)
  })

  test('a token for another audience is refused for good', async () => {
    const token = await connectionToken(engine(), '7', { audience: 'another service' })
    expect((await end(token)).code).toBe(3500)
  })

  test('a token that declares no algorithm is refused for good', async () => {
    const [, claims] = (await connectionToken(engine(), '7')).split('.')
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    expect((await end(`${head}.${claims}.`)).code).toBe(3500)
  })
}

/** What happens when a token or its session is over. */
function describeEndOfTokens(engine: () => TestedEngine, transport: TestedTransport): void {
  test('an expired token is requested again, once', async () => {
    const user = fresh('u')
    let requests = 0
    const client = openClient(engine(), transport, {
      token: await connectionToken(engine(), user, { ttlMs: -60_000 }),
      getToken: () => {
        requests += 1
        return connectionToken(engine(), user)
      },
    })
    await connected(client)
    expect(requests).toBe(1)
  })

  test('a token that is over is not taken for the sake of what it would open', async () => {
    const user = fresh('u')
    let requests = 0
    const client = openClient(engine(), transport, {
      token: await connectionToken(engine(), user, { ttlMs: -60_000, opensForMs: 600_000 }),
      getToken: () => {
        requests += 1
        return connectionToken(engine(), user, { ttlMs: 30_000, opensForMs: 600_000 })
      },
    })
    await connected(client)
    expect(requests).toBe(1)
  })

  test('the end of a session closes its connection, which comes back with another token', async () => {
    const user = fresh('u')
    let requests = 0
    const client = openClient(engine(), transport, {
      getToken: () => {
        requests += 1
        return connectionToken(engine(), user)
      },
    })
    await connected(client)
    const closed = next<{ code: number }>(client, 'connecting')
    await engine().realtime.endSession(user, `of ${user}`)
    expect((await closed).code).toBe(3014)
  })

  describeRefresh(engine, transport)
}

/** How a client brings another token. */
function describeRefresh(engine: () => TestedEngine, transport: TestedTransport): void {
  test('a client without the right to a token gets the reason and stays away', async () => {
    const client = openClient(engine(), transport, {
      token: await connectionToken(engine(), '7', { ttlMs: -60_000 }),
      getToken: () => Promise.reject(new UnauthorizedError('')),
    })
    const ended = next<{ code: number }>(client, 'disconnected')
    client.connect()
    expect((await ended).code).toBe(1)
  })

  test('before a token is over the client brings another one', async () => {
    const user = fresh('u')
    let refreshed = (): void => undefined
    const done = new Promise<void>(resolve => (refreshed = resolve))
    const client = openClient(engine(), transport, {
      token: await connectionToken(engine(), user, { ttlMs: 3_000 }),
      getToken: async () => {
        refreshed()
        return connectionToken(engine(), user)
      },
    })
    await connected(client)
    await done
    await client.rpc('unknown', {}).catch(() => undefined)
    expect(client.state).toBe('connected')
  })
}
