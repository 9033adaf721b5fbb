import { describe, expect, test } from 'vitest'
import { collect, connected, next, startTestHub, subscribed } from '../../testing/startTestHub.ts'

describe('the Realtime interface over the hub', () => {
  test('publish answers the position of the publication', async () => {
    const { hub } = await startTestHub()
    const first = await hub.publish('match:1', 'a')
    expect(first).toEqual({ offset: 1, epoch: expect.stringMatching(/./) as string })
    expect(await hub.publish('match:1', 'b')).toEqual({ ...first, offset: 2 })
    expect(await hub.position('match:1')).toEqual({ ...first, offset: 2 })
  })

  test('a channel without history has no position', async () => {
    const { hub } = await startTestHub()
    expect(await hub.publish('plain', 'a')).toEqual({ offset: 0, epoch: '' })
    expect(await hub.position('plain')).toEqual({ offset: 0, epoch: '' })
  })

  test('broadcast: one payload, many channels, a position for each in their order', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('locale:de', 'earlier')
    const c = await connected(client('websocket'))
    const received = [collect(await subscribed(c, 'locale:en')), collect(await subscribed(c, 'locale:de'))]
    const positions = await hub.broadcast(['locale:en', 'locale:de'], { odds: 2350 })
    expect(positions.map(({ offset }) => offset)).toEqual([1, 2])
    for (const each of received) expect(await each.until(1)).toEqual([{ odds: 2350 }])
  })

  test('the same idempotency key publishes once on a channel, for five minutes', async () => {
    const { hub, clock } = await startTestHub()
    const publish = (channel: string): Promise<{ offset: number }> =>
      hub.publish(channel, 'a', { idempotencyKey: 'outbox-17' })
    expect(await publish('match:1')).toMatchObject({ offset: 1 })
    expect(await publish('match:1')).toMatchObject({ offset: 1 })
    expect(await publish('match:2')).toMatchObject({ offset: 1 })
    clock.advance(300_000)
    expect(await publish('match:1')).toMatchObject({ offset: 2 })
  })

  test('a version that is not higher than the last one is dropped, until its epoch changes', async () => {
    const { hub, client } = await startTestHub()
    const received = collect(await subscribed(await connected(client('websocket')), 'match:1'))
    await hub.publish('match:1', 'v2', { version: 2 })
    await hub.publish('match:1', 'v1', { version: 1 })
    await hub.publish('match:1', 'v2 again', { version: 2 })
    await hub.publish('match:1', 'v3', { version: 3 })
    await hub.publish('match:1', 'v1 of a new life', { version: 1, versionEpoch: 'b' })
    expect(await received.until(3)).toEqual(['v2', 'v3', 'v1 of a new life'])
    expect(await hub.position('match:1')).toMatchObject({ offset: 3 })
  })

  test('a channel of no namespace, and data that is no JSON, are mistakes of the caller', async () => {
    const { hub } = await startTestHub()
    await expect(hub.publish('nowhere:1', 'a')).rejects.toThrow('nowhere:1')
    await expect(hub.publish('match:1', undefined)).rejects.toThrow('JSON')
  })

  test('presenceStats counts connections and users, info counts the node', async () => {
    const { hub, client, clock, connectionToken } = await startTestHub()
    const token = await connectionToken('7')
    for (const options of [{ token }, { token }, {}]) {
      await subscribed(await connected(client('websocket', options)), 'match:1')
    }
    clock.advance(4_500)
    expect(await hub.presenceStats('match:1')).toEqual({ numClients: 3, numUsers: 2 })
    expect(await hub.info()).toEqual([
      {
        uid: expect.any(String) as string,
        numClients: 3,
        numUsers: 2,
        numSubscriptions: 3,
        numChannels: 1,
        uptimeSeconds: 4,
      },
    ])
  })

  test('disconnect and unsubscribe of a user who is not there do nothing', async () => {
    const { hub } = await startTestHub()
    await hub.disconnect('7')
    await hub.unsubscribe('7', 'match:1')
  })

  test('close disconnects every client and may be called twice', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client('websocket'))
    const connecting = next<{ code: number }>(c, 'connecting')
    await hub.close()
    await hub.close()
    expect((await connecting).code).toBe(3001)
  })
})
