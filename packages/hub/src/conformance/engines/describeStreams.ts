import { describe, expect, test } from 'vitest'
import type { Centrifuge, PublicationContext, SubscribedContext } from 'centrifuge'
import {
  connectionToken,
  fresh,
  openClient,
  TRANSPORTS,
  type TestedEngine,
  type TestedTransport,
} from './testedEngine.ts'
import { collect, connected, next, subscribed } from '../../testing/startTestHub.ts'

/** What a subscriber receives, over each transport. */
export function describeStreams(engine: () => TestedEngine): void {
  describe.each(TRANSPORTS)('what a subscriber gets over %s', transport => {
    describePublications(engine, transport)
    describeRecovery(engine, transport)
    describeLostHistory(engine, transport)
    describeReconnects(engine, transport)
  })
}

const visitor = (engine: TestedEngine, transport: TestedTransport): Promise<Centrifuge> =>
  connected(openClient(engine, transport))

/** Subscribes from a position and returns what the engine answered and sent. */
async function comeBack(client: Centrifuge, channel: string, since: { offset: number; epoch: string }) {
  const subscription = client.newSubscription(channel, { since })
  const received = collect(subscription)
  const answered = next<SubscribedContext>(subscription, 'subscribed')
  subscription.subscribe()
  const { wasRecovering, recovered } = await answered
  return { wasRecovering, recovered, received }
}

/** What arrives, and what a subscription answers. */
function describePublications(engine: () => TestedEngine, transport: TestedTransport): void {
  const realtime = () => engine().realtime

  test.each([
    ['an object', { odds: 2350, name: 'Müller – Šašić' }],
    ['a text with new lines, quotes and signs of two units', 'a\n"b"\r\n\u2028 ⚽😀 é'],
    ['a number', 0.5],
    ['a list', [1, [2, null, false]]],
    ['nothing but an empty object', {}],
  ])('%s arrives as it was published', async (_, data) => {
    const channel = fresh('match:')
    const received = collect(await subscribed(await visitor(engine(), transport), channel))
    await realtime().publish(channel, data)
    expect(await received.until(1)).toEqual([data])
  })

  test('a publication carries its offset and its tags', async () => {
    const channel = fresh('match:')
    const subscription = await subscribed(await visitor(engine(), transport), channel)
    const publication = next<PublicationContext>(subscription, 'publication')
    const { offset } = await realtime().publish(channel, 'a', { tags: { kind: 'goal' } })
    expect(await publication).toMatchObject({ offset, tags: { kind: 'goal' } })
  })

  test('a subscriber gets the position, and that it can recover', async () => {
    const channel = fresh('match:')
    await realtime().publish(channel, 'a')
    const subscription = (await visitor(engine(), transport)).newSubscription(channel)
    const answered = next<SubscribedContext>(subscription, 'subscribed')
    subscription.subscribe()
    expect(await answered).toMatchObject({
      recoverable: true,
      positioned: true,
      wasRecovering: false,
      recovered: false,
      streamPosition: await realtime().position(channel),
    })
  })

  test('a channel without history is neither positioned nor recoverable', async () => {
    const subscription = (await visitor(engine(), transport)).newSubscription(fresh('bare:'))
    const answered = next<SubscribedContext>(subscription, 'subscribed')
    subscription.subscribe()
    expect(await answered).toMatchObject({ recoverable: false, positioned: false })
  })
}

/** What a subscriber that comes back gets. */
function describeRecovery(engine: () => TestedEngine, transport: TestedTransport): void {
  const realtime = () => engine().realtime
  const comesBack = async (channel: string, since: { offset: number; epoch: string }) =>
    comeBack(await visitor(engine(), transport), channel, since)

  test('one who comes back gets all it missed, in order, and then what is new', async () => {
    const channel = fresh('match:')
    const since = await realtime().publish(channel, 'seen')
    for (const data of ['missed 1', 'missed 2']) await realtime().publish(channel, data)
    const back = await comesBack(channel, since)
    expect(back).toMatchObject({ wasRecovering: true, recovered: true })
    await realtime().publish(channel, 'new')
    expect(await back.received.until(3)).toEqual(['missed 1', 'missed 2', 'new'])
  })

  test('one who starts from the position of an empty stream misses nothing', async () => {
    const channel = fresh('match:')
    const since = await realtime().position(channel)
    await realtime().publish(channel, 'a')
    const back = await comesBack(channel, since)
    expect(back).toMatchObject({ wasRecovering: true, recovered: true })
    expect(await back.received.until(1)).toEqual(['a'])
  })

  test('one who missed nothing has recovered without a publication', async () => {
    const channel = fresh('match:')
    const back = await comesBack(channel, await realtime().publish(channel, 'seen'))
    expect(back).toMatchObject({ wasRecovering: true, recovered: true })
    await realtime().publish(channel, 'new')
    expect(await back.received.until(1)).toEqual(['new'])
  })
}

/** What a subscriber gets whose position the history does not have. */
function describeLostHistory(engine: () => TestedEngine, transport: TestedTransport): void {
  const realtime = () => engine().realtime
  const comesBack = async (channel: string, since: { offset: number; epoch: string }) =>
    comeBack(await visitor(engine(), transport), channel, since)

  test.each([
    ['another epoch', 'match:', { epoch: 'another' }, 1],
    ['an offset above the top', 'match:', { offset: 1_000 }, 1],
    ['an offset that is forgotten', 'small:', {}, 5],
  ])('from %s nothing is recovered, and nothing in part', async (_, namespace, wrong, missed) => {
    const channel = fresh(namespace)
    const since = await realtime().publish(channel, 'seen')
    for (let n = 0; n < missed; n++) await realtime().publish(channel, 'missed')
    const back = await comesBack(channel, { ...since, ...wrong })
    expect(back).toMatchObject({ wasRecovering: true, recovered: false })
    await realtime().publish(channel, 'new')
    expect(await back.received.until(1)).toEqual(['new'])
  })

  test('an expired history leaves its position: a client that missed something is informed', async () => {
    const channel = fresh('brief:')
    const since = await realtime().publish(channel, 'seen')
    await realtime().publish(channel, 'missed')
    // The history expires after a second, which no position shows: poll until it has.
    await expect
      .poll(async () => (await comesBack(channel, since)).recovered, { timeout: 10_000, interval: 250 })
      .toBe(false)
    expect(await realtime().position(channel)).toEqual({ ...since, offset: 2 })
    const top = await comesBack(channel, await realtime().position(channel))
    expect(top.recovered).toBe(true)
  })

  test('where only the latest is stored for returning clients, they get that one', async () => {
    const channel = fresh('latest:')
    const since = await realtime().publish(channel, 'a')
    for (const data of ['b', 'c']) await realtime().publish(channel, data)
    const back = await comesBack(channel, since)
    expect(back).toMatchObject({ wasRecovering: true, recovered: true })
    expect(await back.received.until(1)).toEqual(['c'])
  })
}

/** Clients whose connection or subscription comes and goes. */
function describeReconnects(engine: () => TestedEngine, transport: TestedTransport): void {
  const realtime = () => engine().realtime

  test('a line that is cut: the client comes back with all that was published meanwhile', async () => {
    const [channel, user] = [fresh('match:'), fresh('u')]
    const token = await connectionToken(engine(), user)
    const client = await connected(openClient(engine(), transport, { token }))
    const received = collect(await subscribed(client, channel))
    const numbers = Array.from({ length: 20 }, (_, i) => i)
    for (const n of numbers) {
      await realtime().publish(channel, n)
      if (n % 7 === 3) await realtime().disconnect(user, { code: 3011, reason: 'force reconnect' })
    }
    expect(await received.until(20)).toEqual(numbers)
  })

  test('subscribing and leaving in quick turns ends where it was meant to', async () => {
    const channel = fresh('match:')
    const subscription = (await visitor(engine(), transport)).newSubscription(channel)
    for (let n = 0; n < 10; n++) {
      subscription.subscribe()
      subscription.unsubscribe()
    }
    subscription.subscribe()
    await subscription.ready(5_000)
    const received = collect(subscription)
    await realtime().publish(channel, 'once')
    await realtime().publish(channel, 'twice')
    expect(await received.until(2)).toEqual(['once', 'twice'])
  })
}
