import { describe, expect, test } from 'vitest'
import { Centrifuge, UnauthorizedError } from 'centrifuge'
import type { Subscription } from 'centrifuge'
import {
  connectionToken,
  fresh,
  openClient,
  subscriptionToken,
  TRANSPORTS,
  type TestedEngine,
} from './testedEngine.ts'
import { connected, next, subscribed } from '../../testing/startTestHub.ts'

/** Which clients may connect, and to which channels they may subscribe. */
export function describeAccess(engine: () => TestedEngine): void {
  /** The code with which a subscription is finally refused. */
  async function refusal(client: Centrifuge, channel: string, options = {}): Promise<number> {
    const subscription = client.newSubscription(channel, options)
    const end = next<{ code: number }>(subscription, 'unsubscribed')
    subscription.subscribe()
    return (await end).code
  }
  const signedIn = async (user: string, transport: (typeof TRANSPORTS)[number] = 'websocket') =>
    connected(openClient(engine(), transport, { token: await connectionToken(engine(), user) }))

  describe.each(TRANSPORTS)('who may come in over %s', transport => {
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
  })

  describe.each(TRANSPORTS)('into which channels, over %s', transport => {
    test("a player's own channel opens with a token for it", async () => {
      const user = fresh('u')
      const channel = `$user:${user}`
      const client = await signedIn(user, transport)
      const token = await subscriptionToken(engine(), user, channel)
      const subscription = await subscribed(client, channel, { token })
      const publication = next<{ data: unknown }>(subscription, 'publication')
      await engine().realtime.publish(channel, { balance: 1250 })
      expect((await publication).data).toEqual({ balance: 1250 })
    })

    test('and without one to no client, not even the player', async () => {
      const user = fresh('u')
      expect(await refusal(await signedIn(user, transport), `$user:${user}`)).toBe(103)
    })

    test('an expired token is requested again', async () => {
      const user = fresh('u')
      const channel = `$user:${user}`
      const client = await signedIn(user, transport)
      let requests = 0
      await subscribed(client, channel, {
        token: await subscriptionToken(engine(), user, channel, -60_000),
        getToken: () => {
          requests += 1
          return subscriptionToken(engine(), user, channel)
        },
      })
      expect(requests).toBe(1)
    })

    test('a token of another key opens nothing', async () => {
      const user = fresh('u')
      const channel = `$user:${user}`
      const strange = { ...engine(), tokenSecret: 'a secret that the engine does not know' }
      const token = await subscriptionToken(strange, user, channel)
      expect(await refusal(await signedIn(user, transport), channel, { token })).toBe(103)
    })

    test.each([
      ['for another channel', '', 'another'],
      ['of another player', 'another', ''],
    ])('a token %s ends the connection for good: no honest client holds one', async (_, other, elsewhere) => {
      const user = fresh('u')
      const client = await signedIn(user, transport)
      const token = await subscriptionToken(engine(), other || user, `$user:${elsewhere || user}`)
      const ended = next<{ code: number }>(client, 'disconnected')
      client.newSubscription(`$user:${user}`, { token }).subscribe()
      expect((await ended).code).toBe(3500)
    })
  })

  describe('what the namespaces allow', () => {
    const visitor = () => connected(openClient(engine()))
    const code = (call: Promise<unknown>) =>
      call.then(
        () => 'allowed',
        (error: { code: number }) => error.code,
      )

    test('a namespace that is not configured is unknown', async () => {
      expect(await refusal(await visitor(), fresh('nowhere:'))).toBe(102)
    })

    test('a channel without a namespace is closed', async () => {
      expect(await refusal(await visitor(), fresh('plain'))).toBe(103)
    })

    test("a player's channel without its mark is closed too", async () => {
      const user = fresh('u')
      expect(await refusal(await signedIn(user), `user:${user}`)).toBe(103)
    })

    test('channels for those who are signed in', async () => {
      const channel = fresh('members:')
      expect(await refusal(await visitor(), channel)).toBe(103)
      await subscribed(await signedIn(fresh('u')), channel)
    })

    test('a channel that names its users is for them only', async () => {
      const [user, mate, other] = [fresh('u'), fresh('u'), fresh('u')]
      const channel = `${fresh('team:')}#${user},${mate}`
      await subscribed(await signedIn(user), channel)
      await subscribed(await signedIn(mate), channel)
      expect(await refusal(await signedIn(other), channel)).toBe(103)
      expect(await refusal(await visitor(), channel)).toBe(103)
    })

    test('no client publishes on a channel of the product, subscribed or not', async () => {
      const user = fresh('u')
      const client = await signedIn(user)
      const channel = fresh('match:')
      expect(await code(client.publish(channel, 1))).toBe(103)
      await subscribed(client, channel)
      expect(await code(client.publish(channel, 1))).toBe(103)
      expect(await code(client.publish(`$user:${user}`, 1))).toBe(103)
    })

    test('where subscribers may publish, others may not', async () => {
      const channel = fresh('open:')
      const client = await signedIn(fresh('u'))
      expect(await code(client.publish(channel, 1))).toBe(103)
      const subscription = await subscribed(client, channel)
      const own = next<{ data: unknown; info: { user: string } }>(subscription, 'publication')
      expect(await code(client.publish(channel, { said: 'hello' }))).toBe('allowed')
      expect(await own).toMatchObject({
        data: { said: 'hello' },
        info: { client: expect.any(String) as string },
      })
    })

    test('no client learns who else watches a match', async () => {
      const channel = fresh('match:')
      const client = await visitor()
      await subscribed(client, channel)
      expect([await code(client.presence(channel)), await code(client.presenceStats(channel))]).toEqual([
        108, 108,
      ])
    })

    test('where subscribers may know of one another, others may not', async () => {
      const channel = fresh('open:')
      const [client, outside] = [await visitor(), await visitor()]
      await subscribed(client, channel)
      expect(await client.presenceStats(channel)).toMatchObject({ numClients: 1, numUsers: 1 })
      expect(Object.values((await client.presence(channel)).clients)).toMatchObject([{ user: '' }])
      expect(await code(outside.presence(channel))).toBe(103)
    })

    test('no client reads the history of a channel of the product', async () => {
      const channel = fresh('match:')
      const client = await visitor()
      await subscribed(client, channel)
      expect(await code(client.history(channel, { limit: 10 }))).toBe(103)
    })

    test('where subscribers may read the history: limits, places, backwards', async () => {
      const channel = fresh('open:')
      const client = await visitor()
      const history = async (subscription: Subscription, options: object) => {
        const { publications, ...position } = await subscription.history(options as { limit: number })
        return [publications.map(({ data }) => data as unknown), position.offset]
      }
      const subscription = await subscribed(client, channel)
      const { epoch } = await engine().realtime.publish(channel, 'a')
      for (const data of ['b', 'c']) await engine().realtime.publish(channel, data)
      expect(await history(subscription, { limit: 2 })).toEqual([['a', 'b'], 3])
      expect(await history(subscription, { limit: -1 })).toEqual([['a', 'b', 'c'], 3])
      expect(await history(subscription, {})).toEqual([[], 3])
      expect(await history(subscription, { limit: 5, since: { offset: 1, epoch } })).toEqual([['b', 'c'], 3])
      expect(await history(subscription, { limit: 2, reverse: true })).toEqual([['c', 'b'], 3])
      expect(await code(client.history(channel, { limit: 1, since: { offset: 1, epoch: 'another' } }))).toBe(
        112,
      )
    })

    test('an unknown method', async () => {
      expect(await code((await visitor()).rpc('anything', {}))).toBe(108)
    })
  })
}
