import { describe, expect, test } from 'vitest'
import type { Centrifuge, Subscription } from 'centrifuge'
import {
  connectionToken,
  fresh,
  openClient,
  subscriptionToken,
  TRANSPORTS,
  type TestedEngine,
  type TestedTransport,
} from './testedEngine.ts'
import { connected, next, subscribed } from '../../testing/startTestHub.ts'

/** To which channels clients may subscribe, and what they may do there. */
export function describeChannels(engine: () => TestedEngine): void {
  describe.each(TRANSPORTS)('into which channels, over %s', transport =>
    describePlayersChannel(engine, transport),
  )

  describe('what the namespaces allow', () => {
    describeNamespaces(engine)
    describeClientPublishing(engine)
    describePresence(engine)
    describeHistory(engine)
  })
}

/** The code with which a subscription is finally refused. */
async function refusal(client: Centrifuge, channel: string, options = {}): Promise<number> {
  const subscription = client.newSubscription(channel, options)
  const end = next<{ code: number }>(subscription, 'unsubscribed')
  subscription.subscribe()
  return (await end).code
}

async function signedIn(
  engine: TestedEngine,
  user: string,
  transport: TestedTransport = 'websocket',
): Promise<Centrifuge> {
  return connected(openClient(engine, transport, { token: await connectionToken(engine, user) }))
}

const visitor = (engine: TestedEngine): Promise<Centrifuge> => connected(openClient(engine))

/** The code with which a call is refused. */
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'allowed',
    (error: { code: number }) => error.code,
  )

/** A player's own channel needs a token for it. */
function describePlayersChannel(engine: () => TestedEngine, transport: TestedTransport): void {
  test("a player's own channel opens with a token for it", async () => {
    const user = fresh('u')
    const channel = `$user:${user}`
    const client = await signedIn(engine(), user, transport)
    const token = await subscriptionToken(engine(), user, channel)
    const subscription = await subscribed(client, channel, { token })
    const publication = next<{ data: unknown }>(subscription, 'publication')
    await engine().realtime.publish(channel, { balance: 1250 })
    expect((await publication).data).toEqual({ balance: 1250 })
  })

  test('and without one to no client, not even the player', async () => {
    const user = fresh('u')
    expect(await refusal(await signedIn(engine(), user, transport), `$user:${user}`)).toBe(103)
  })

  test('an expired token is requested again', async () => {
    const user = fresh('u')
    const channel = `$user:${user}`
    const client = await signedIn(engine(), user, transport)
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
    expect(await refusal(await signedIn(engine(), user, transport), channel, { token })).toBe(103)
  })

  test.each([
    ['for another channel', '', 'another'],
    ['of another player', 'another', ''],
  ])('a token %s ends the connection for good: no honest client holds one', async (_, other, elsewhere) => {
    const user = fresh('u')
    const client = await signedIn(engine(), user, transport)
    const token = await subscriptionToken(engine(), other || user, `$user:${elsewhere || user}`)
    const ended = next<{ code: number }>(client, 'disconnected')
    client.newSubscription(`$user:${user}`, { token }).subscribe()
    expect((await ended).code).toBe(3500)
  })
}

/** Which channels there are, and for whom. */
function describeNamespaces(engine: () => TestedEngine): void {
  test('a namespace that is not configured is unknown', async () => {
    expect(await refusal(await visitor(engine()), fresh('nowhere:'))).toBe(102)
  })

  test('a channel without a namespace is closed', async () => {
    expect(await refusal(await visitor(engine()), fresh('plain'))).toBe(103)
  })

  test("a player's channel without its mark is closed too", async () => {
    const user = fresh('u')
    expect(await refusal(await signedIn(engine(), user), `user:${user}`)).toBe(103)
  })

  test('channels for those who are signed in', async () => {
    const channel = fresh('members:')
    expect(await refusal(await visitor(engine()), channel)).toBe(103)
    await subscribed(await signedIn(engine(), fresh('u')), channel)
  })

  test('a channel that names its users is for them only', async () => {
    const [user, mate, other] = [fresh('u'), fresh('u'), fresh('u')]
    const channel = `${fresh('team:')}#${user},${mate}`
    await subscribed(await signedIn(engine(), user), channel)
    await subscribed(await signedIn(engine(), mate), channel)
    expect(await refusal(await signedIn(engine(), other), channel)).toBe(103)
    expect(await refusal(await visitor(engine()), channel)).toBe(103)
  })

  test('an unknown method', async () => {
    expect(await code((await visitor(engine())).rpc('anything', {}))).toBe(108)
  })
}

/** Where clients may publish. */
function describeClientPublishing(engine: () => TestedEngine): void {
  test('no client publishes on a channel of the product, subscribed or not', async () => {
    const user = fresh('u')
    const client = await signedIn(engine(), user)
    const channel = fresh('match:')
    expect(await code(client.publish(channel, 1))).toBe(103)
    await subscribed(client, channel)
    expect(await code(client.publish(channel, 1))).toBe(103)
    expect(await code(client.publish(`$user:${user}`, 1))).toBe(103)
  })

  test('where subscribers may publish, others may not', async () => {
    const channel = fresh('open:')
    const client = await signedIn(engine(), fresh('u'))
    expect(await code(client.publish(channel, 1))).toBe(103)
    const subscription = await subscribed(client, channel)
    const own = next<{ data: unknown; info: { user: string } }>(subscription, 'publication')
    expect(await code(client.publish(channel, { said: 'hello' }))).toBe('allowed')
    expect(await own).toMatchObject({
      data: { said: 'hello' },
      info: { client: expect.any(String) as string },
    })
  })
}

/** Where clients may know of one another. */
function describePresence(engine: () => TestedEngine): void {
  test('no client learns who else watches a match', async () => {
    const channel = fresh('match:')
    const client = await visitor(engine())
    await subscribed(client, channel)
    expect([await code(client.presence(channel)), await code(client.presenceStats(channel))]).toEqual([
      108, 108,
    ])
  })

  test('where subscribers may know of one another, others may not', async () => {
    const channel = fresh('open:')
    const [client, outside] = [await visitor(engine()), await visitor(engine())]
    await subscribed(client, channel)
    expect(await client.presenceStats(channel)).toMatchObject({ numClients: 1, numUsers: 1 })
    expect(Object.values((await client.presence(channel)).clients)).toMatchObject([{ user: '' }])
    expect(await code(outside.presence(channel))).toBe(103)
  })
}

/** Where clients may read the history. */
function describeHistory(engine: () => TestedEngine): void {
  test('no client reads the history of a channel of the product', async () => {
    const channel = fresh('match:')
    const client = await visitor(engine())
    await subscribed(client, channel)
    expect(await code(client.history(channel, { limit: 10 }))).toBe(103)
  })

  test('where subscribers may read the history: limits, places, backwards', async () => {
    const channel = fresh('open:')
    const client = await visitor(engine())
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
}
