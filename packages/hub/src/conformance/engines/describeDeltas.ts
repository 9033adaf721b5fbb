import { describe, expect, test } from 'vitest'
import { fresh, openClient, TRANSPORTS, type TestedEngine, type TestedTransport } from './testedEngine.ts'
import { connectRaw } from '../../testing/rawClient.ts'
import { collect, connected, subscribed } from '../../testing/startTestHub.ts'

/** Long enough that a delta is shorter than the whole. */
const LONG = 'Пари Сен-Жермен – Црвена звезда, 1. полувреме. '.repeat(8)

/** Deltas for clients that request them, where the namespace allows it. The product's default does not. */
export function describeDeltas(engine: () => TestedEngine): void {
  describe.each(TRANSPORTS)('deltas over %s', transport => describeReceivedDeltas(engine, transport))
  describe('deltas', () => describeSentDeltas(engine))
}

/** What a client makes of them. */
function describeReceivedDeltas(engine: () => TestedEngine, transport: TestedTransport): void {
  const realtime = () => engine().realtime

  test('a letter whose bytes differ in the second only arrives whole', async () => {
    const channel = fresh('delta:')
    const client = await connected(openClient(engine(), transport))
    const received = collect(await subscribed(client, channel, { delta: 'fossil' }))
    const sent = [`${LONG}é${LONG}`, `${LONG}è${LONG}`, `${LONG}ё${LONG}`, `${LONG}Ё${LONG}`].map(name => ({
      name,
    }))
    for (const data of sent) await realtime().publish(channel, data)
    expect(await received.until(sent.length)).toEqual(sent)
    expect(client.state).toBe('connected')
  })

  test('after a recovery that brought nothing the next publication is whole', async () => {
    const channel = fresh('delta:')
    const since = await realtime().publish(channel, { name: `${LONG}1` })
    const client = await connected(openClient(engine(), transport))
    const received = collect(await subscribed(client, channel, { delta: 'fossil', since }))
    const sent = [{ name: `${LONG}2` }, { name: `${LONG}3` }]
    for (const data of sent) await realtime().publish(channel, data)
    expect(await received.until(2)).toEqual(sent)
    expect(client.state).toBe('connected')
  })

  test('what was missed is recovered, and what follows it', async () => {
    const channel = fresh('delta:')
    const since = await realtime().publish(channel, { name: `${LONG}0` })
    const sent = Array.from({ length: 6 }, (_, n) => ({ name: `${LONG}${n}`, n }))
    for (const data of sent.slice(0, 3)) await realtime().publish(channel, data)
    const client = await connected(openClient(engine(), transport))
    const subscription = client.newSubscription(channel, { delta: 'fossil', since })
    const received = collect(subscription)
    subscription.subscribe()
    await subscription.ready(5_000)
    for (const data of sent.slice(3)) await realtime().publish(channel, data)
    expect(await received.until(6)).toEqual(sent)
  })
}

/** What the engine sends. */
function describeSentDeltas(engine: () => TestedEngine): void {
  const realtime = () => engine().realtime
  const subscribe = async (channel: string) => {
    const client = await connectRaw(engine().host)
    client.send({ id: 2, subscribe: { channel, delta: 'fossil' } })
    const [reply] = await client.frame()
    return { client, reply }
  }

  test('only the second publication is one, and it is shorter', async () => {
    const channel = fresh('delta:')
    const { client, reply } = await subscribe(channel)
    expect(reply).toMatchObject({ subscribe: { delta: true } })
    await realtime().publish(channel, { name: LONG, odds: 2350 })
    const whole = { name: LONG, odds: 2350 }
    expect(await client.frame()).toMatchObject([
      { push: { channel, pub: { data: JSON.stringify(whole), offset: 1 } } },
    ])
    await realtime().publish(channel, { name: LONG, odds: 2400 })
    const [second] = await client.frame()
    const { pub } = second!['push'] as { pub: { data: string; delta?: boolean } }
    expect(pub.delta).toBe(true)
    expect(pub.data.length).toBeLessThan(100)
  })

  test('a client that requests them on a channel of the product gets full publications', async () => {
    const channel = fresh('match:')
    const { client, reply } = await subscribe(channel)
    expect(reply).toMatchObject({ subscribe: { recoverable: true } })
    expect((reply!['subscribe'] as { delta?: boolean }).delta).toBeUndefined()
    await realtime().publish(channel, { odds: 2350 })
    expect(await client.frame()).toMatchObject([{ push: { pub: { data: { odds: 2350 } } } }])
  })
}
