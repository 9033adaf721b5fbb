import { describe, expect, test } from 'vitest'
import type { Centrifuge } from 'centrifuge'
import { connectionToken, fresh, openClient, type TestedEngine } from './testedEngine.ts'
import { collect, connected, next, subscribed } from '../../testing/startTestHub.ts'

/** What the back end may request from an engine. */
export function describePublishing(engine: () => TestedEngine): void {
  describe('calls of the back end', () => {
    describePositions(engine)
    describeKeysAndVersions(engine)
    describeOrder(engine)
    describeDisconnect(engine)
    describeUnsubscribe(engine)
    describeFigures(engine)
  })
}

async function signedIn(engine: TestedEngine, user: string): Promise<Centrifuge> {
  return connected(openClient(engine, 'websocket', { token: await connectionToken(engine, user) }))
}

/** Where a publication is in the stream of its channel. */
function describePositions(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime

  test('publish answers the position of the publication, and position agrees', async () => {
    const channel = fresh('match:')
    const start = await realtime().position(channel)
    expect(start).toEqual({ offset: 0, epoch: expect.stringMatching(/./) as string })
    expect(await realtime().publish(channel, 'a')).toEqual({ ...start, offset: 1 })
    expect(await realtime().publish(channel, 'b')).toEqual({ ...start, offset: 2 })
    expect(await realtime().position(channel)).toEqual({ ...start, offset: 2 })
  })

  test('a channel without history has no position', async () => {
    const channel = fresh('bare:')
    expect(await realtime().publish(channel, 'a')).toEqual({ offset: 0, epoch: '' })
    expect(await realtime().position(channel)).toEqual({ offset: 0, epoch: '' })
  })

  test('a broadcast answers a position for each channel, in their order', async () => {
    const [en, de] = [fresh('locale:'), fresh('locale:')]
    await realtime().publish(de, 'earlier')
    const positions = await realtime().broadcast([en, de], { odds: 2350 })
    expect(positions.map(({ offset }) => offset)).toEqual([1, 2])
    expect(await realtime().broadcast([], 1)).toEqual([])
  })
}

/** Publications that are sent twice or too late. */
function describeKeysAndVersions(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime

  test('the same key on a channel publishes once and answers the first position', async () => {
    const [channel, other, key] = [fresh('match:'), fresh('match:'), fresh('key-')]
    const publish = (to: string) => realtime().publish(to, 'a', { idempotencyKey: key })
    const first = await publish(channel)
    expect(await publish(channel)).toEqual(first)
    expect(await publish(other)).toMatchObject({ offset: 1 })
    await realtime().publish(channel, 'b')
    expect(await publish(channel)).toEqual(first)
    expect(await realtime().position(channel)).toMatchObject({ offset: 2 })
  })

  test('without a key the same data twice is two publications', async () => {
    const channel = fresh('match:')
    await realtime().publish(channel, 'a')
    expect(await realtime().publish(channel, 'a')).toMatchObject({ offset: 2 })
  })

  test('a version that is not higher than the last one is dropped, until its epoch changes', async () => {
    const channel = fresh('match:')
    const received = collect(await subscribed(await connected(openClient(engine())), channel))
    await realtime().publish(channel, 'v2', { version: 2 })
    await realtime().publish(channel, 'v1', { version: 1 })
    await realtime().publish(channel, 'v2 again', { version: 2 })
    await realtime().publish(channel, 'v3', { version: 3 })
    await realtime().publish(channel, 'v1 of a new life', { version: 1, versionEpoch: 'b' })
    expect(await received.until(3)).toEqual(['v2', 'v3', 'v1 of a new life'])
    expect(await realtime().position(channel)).toMatchObject({ offset: 3 })
  })
}

/** Publications that wait for no answer, and channels that do not exist. */
function describeOrder(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime

  test('a channel of no namespace cannot be published to', async () => {
    await expect(realtime().publish(fresh('nowhere:'), 'a')).rejects.toThrow(/./)
    await expect(realtime().broadcast([fresh('match:'), fresh('nowhere:')], 'a')).rejects.toThrow(/./)
  })

  test('what was published first arrives first, also without waiting in between', async () => {
    const channel = fresh('match:')
    const received = collect(await subscribed(await connected(openClient(engine())), channel))
    const numbers = Array.from({ length: 300 }, (_, i) => i)
    await Promise.all(
      numbers.map(n => (n % 3 === 0 ? realtime().broadcast([channel], n) : realtime().publish(channel, n))),
    )
    expect(await received.until(300)).toEqual(numbers)
  })
}

/** The end of a connection. */
function describeDisconnect(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime

  test('disconnect ends every connection of a user for good, and of no other user', async () => {
    const [user, other] = [fresh('u'), fresh('u')]
    const mine = [await signedIn(engine(), user), await signedIn(engine(), user)]
    const theirs = await signedIn(engine(), other)
    const ends = mine.map(client => next<{ code: number }>(client, 'disconnected'))
    await realtime().disconnect(user)
    for (const end of ends) expect((await end).code).toBe(3503)
    expect(theirs.state).toBe('connected')
  })

  test.each([
    [3011, 'force reconnect'],
    [3014, 'state invalidated'],
  ])('a disconnect with %i lets the client come back', async (code, reason) => {
    const user = fresh('u')
    const client = await signedIn(engine(), user)
    const gone = next<{ code: number; reason: string }>(client, 'connecting')
    await realtime().disconnect(user, { code, reason })
    expect(await gone).toMatchObject({ code, reason })
    await client.ready(5_000)
  })

  test('one with 3000 does too, with and without a message to the client', async () => {
    const user = fresh('u')
    const client = await signedIn(engine(), user)
    const gone = next(client, 'connecting')
    await realtime().disconnect(user, { code: 3000, reason: 'connection closed' })
    await gone
    await client.ready(5_000)
  })
}

/** The end of a subscription. */
function describeUnsubscribe(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime

  test('unsubscribe takes a user out of one channel for good and leaves the others', async () => {
    const user = fresh('u')
    const client = await signedIn(engine(), user)
    const [left, limited] = [fresh('match:'), fresh('match:')]
    const [leaving, staying] = [await subscribed(client, left), await subscribed(client, limited)]
    const end = next<{ code: number }>(leaving, 'unsubscribed')
    await realtime().unsubscribe(user, left)
    expect((await end).code).toBe(2000)
    expect([staying.state, client.state]).toEqual(['subscribed', 'connected'])
  })

  test('disconnect and unsubscribe of a user who is not there do nothing', async () => {
    await realtime().disconnect(fresh('u'))
    await realtime().unsubscribe(fresh('u'), fresh('match:'))
  })
}

/** Who is connected, and to what. */
function describeFigures(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime

  test('presence counts connections, and users by their id', async () => {
    const [channel, user] = [fresh('open:'), fresh('u')]
    for (const client of [
      await signedIn(engine(), user),
      await signedIn(engine(), user),
      await connected(openClient(engine())),
    ])
      await subscribed(client, channel)
    expect(await realtime().presenceStats(channel)).toEqual({ numClients: 3, numUsers: 2 })
    expect(await realtime().presenceStats(fresh('open:'))).toEqual({ numClients: 0, numUsers: 0 })
  })

  test('info counts what its nodes serve', async () => {
    await subscribed(await signedIn(engine(), fresh('u')), fresh('match:'))
    // Centrifugo's nodes synchronize every few seconds.
    await expect
      .poll(async () => (await realtime().info())[0], { timeout: 15_000, interval: 100 })
      .toMatchObject({
        uid: expect.stringMatching(/./) as string,
        numClients: expect.toSatisfy((count: number) => count > 0) as number,
        numUsers: expect.toSatisfy((count: number) => count > 0) as number,
        numSubscriptions: expect.toSatisfy((count: number) => count > 0) as number,
        numChannels: expect.toSatisfy((count: number) => count > 0) as number,
      })
  })

  test('the channels with a subscriber are found by how their names begin, and by nothing else', async () => {
    const prefix = fresh('match:a[b]*{c}?-')
    const client = await connected(openClient(engine()))
    await subscribed(client, `${prefix}1`)
    await subscribed(client, `${prefix}2`)
    await subscribed(client, fresh('match:'))
    expect([...(await realtime().channels(prefix))].toSorted()).toEqual([`${prefix}1`, `${prefix}2`])
    expect(await realtime().channels(fresh('match:'))).toEqual([])
  })
}
