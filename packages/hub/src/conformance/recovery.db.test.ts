import type { Centrifuge, SubscribedContext, Subscription } from 'centrifuge'
import { describe, expect, test } from 'vitest'
import { connectRaw } from '../testing/rawClient.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'

/** Disconnects with `disconnect`, runs `meanwhile`, and reconnects; returns the context of the new subscription. */
async function comeBack(
  client: Centrifuge,
  sub: Subscription,
  meanwhile: () => Promise<void>,
): Promise<SubscribedContext> {
  client.disconnect()
  await meanwhile()
  const context = next<SubscribedContext>(sub, 'subscribed')
  client.connect()
  return context
}

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.5.7] [RT-1.2.8] a returning client gets all it missed, in order, then what is new', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    const received = collect(sub)
    await hub.publish('match:1', 1)
    await received.until(1)
    const context = await comeBack(c, sub, async () => {
      for (const n of [2, 3, 4]) await hub.publish('match:1', n)
    })
    expect(context).toMatchObject({ wasRecovering: true, recovered: true, hasRecoveredPublications: true })
    await hub.publish('match:1', 5)
    expect(await received.until(5)).toEqual([1, 2, 3, 4, 5])
  })

  test('[RT-1.5.7] nothing missed is a recovery too', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    await hub.publish('match:1', 1)
    const sub = await subscribed(c, 'match:1')
    const context = await comeBack(c, sub, async () => undefined)
    expect(context).toMatchObject({ wasRecovering: true, recovered: true, hasRecoveredPublications: false })
  })

  test('[RT-1.5.7] recovery from before the first publication', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    const received = collect(sub)
    const context = await comeBack(c, sub, async () => void (await hub.publish('match:1', 1)))
    expect(context.recovered).toBe(true)
    expect(await received.until(1)).toEqual([1])
  })

  test('[RT-1.5.5] [RT-6.4] a gap in the log: not recovered, no part of it, the position is the top', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'small:1')
    const received = collect(sub)
    const context = await comeBack(c, sub, async () => {
      for (const n of [1, 2, 3]) await hub.publish('small:1', n)
    })
    expect(context).toMatchObject({
      wasRecovering: true,
      recovered: false,
      hasRecoveredPublications: false,
      streamPosition: await hub.position('small:1'),
    })
    await hub.publish('small:1', 4)
    expect(await received.until(1)).toEqual([4])
  })

  test('[RT-1.5.4] [RT-6.4] another epoch: not recovered', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('match:1', 1)
    const sub = (await connected(client(transport))).newSubscription('match:1', {
      since: { offset: 1, epoch: 'of another life' },
    })
    const context = next<SubscribedContext>(sub, 'subscribed')
    sub.subscribe()
    expect(await context).toMatchObject({ wasRecovering: true, recovered: false })
  })

  test('[RT-1.5.6] an offset above the top: not recovered', async () => {
    const { hub, client } = await startTestHub()
    const { epoch } = await hub.publish('match:1', 1)
    const sub = (await connected(client(transport))).newSubscription('match:1', {
      since: { offset: 9, epoch },
    })
    const context = next<SubscribedContext>(sub, 'subscribed')
    sub.subscribe()
    expect(await context).toMatchObject({
      wasRecovering: true,
      recovered: false,
      streamPosition: { offset: 1, epoch },
    })
  })

  test('[RT-1.5.7] subscribing from the position of a snapshot gives exactly what came after it', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('match:1', 'in the snapshot')
    const since = await hub.position('match:1')
    await hub.publish('match:1', 'after it')
    const sub = (await connected(client(transport))).newSubscription('match:1', { since })
    const received = collect(sub)
    sub.subscribe()
    expect(await received.until(1)).toEqual(['after it'])
  })

  test('[RT-1.5.7] recovery after unsubscribe and subscribe on the same connection', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    const received = collect(sub)
    sub.unsubscribe()
    await expect(c.rpc('fence', {})).rejects.toMatchObject({ code: 108 })
    await hub.publish('match:1', 1)
    sub.subscribe()
    expect(await received.until(1)).toEqual([1])
  })

  test('[RT-1.5.3] metadata outlives publications: an expired log is a gap, not a fresh start', async () => {
    const { hub, clock, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    const missed = await comeBack(c, sub, async () => {
      await hub.publish('match:1', 1)
      clock.advance(120_000)
    })
    expect(missed).toMatchObject({ wasRecovering: true, recovered: false })
    const nothing = await comeBack(c, sub, async () => clock.advance(120_000))
    expect(nothing).toMatchObject({ wasRecovering: true, recovered: true })
    expect(await hub.publish('match:1', 2)).toMatchObject({ offset: 2 })
  })

  test('[RT-1.5.9] cache mode: only the latest publication, and nothing if the client has it', async () => {
    const { hub, client } = await startTestHub()
    for (const n of [1, 2, 3]) await hub.publish('latest:1', n)
    const c = await connected(client(transport))
    const sub = c.newSubscription('latest:1', { since: { offset: 0, epoch: '' } })
    const received = collect(sub)
    sub.subscribe()
    expect(await received.until(1)).toEqual([3])
    const again = await comeBack(c, sub, async () => undefined)
    expect(again).toMatchObject({ recovered: true, hasRecoveredPublications: false })
    expect(received.data).toEqual([3])
  })

  test('[RT-1.5.10] cache mode: a first subscribe gets the latest only if it passes a position', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('latest:1', 'a')
    const c = await connected(client(transport))
    const without = collect(await subscribed(c, 'latest:1'))
    await hub.publish('latest:2', 'b')
    const sub = c.newSubscription('latest:2', { since: { offset: 0, epoch: '' } })
    const received = collect(sub)
    sub.subscribe()
    expect(await received.until(1)).toEqual(['b'])
    expect(without.data).toEqual([])
  })

  test('[RT-1.5.13] [RT-6.16] what is published while clients come and go arrives in order, nothing twice', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'match:1')
    const [versions, offsets]: [unknown[], unknown[]] = [[], []]
    let whole = (): void => undefined
    const all = new Promise<void>(resolve => (whole = resolve))
    sub.on('publication', ({ data, offset }) => {
      versions.push((data as { v: number }).v)
      offsets.push(offset)
      if (versions.length === 90) whole()
    })
    for (let v = 1; v <= 90; v += 1) {
      void hub.publish('match:1', { v })
      // Some ticks contain several publications; some occur while the client is disconnected.
      if (v % 7 === 0) await new Promise(setImmediate)
      if (v === 30) c.disconnect()
      if (v === 60) c.connect()
    }
    await all
    const counted = Array.from({ length: 90 }, (_, n) => n + 1)
    expect(versions).toEqual(counted)
    expect(offsets).toEqual(counted)
  })

  test('[RT-1.5.2] a channel without history has no position and does not recover', async () => {
    const { client } = await startTestHub()
    const sub = (await connected(client(transport))).newSubscription('plain')
    const context = next<SubscribedContext>(sub, 'subscribed')
    sub.subscribe()
    expect(await context).toMatchObject({ recoverable: false, positioned: false, wasRecovering: false })
  })

  test('[RT-1.3.112] getState: an unrecoverable position (112) fetches the state again', async () => {
    const { hub, client } = await startTestHub()
    await hub.publish('match:1', 1)
    const c = await connected(client(transport))
    const positions = [{ offset: 1, epoch: 'of another life' }, await hub.position('match:1')]
    let requests = 0
    const sub = c.newSubscription('match:1', {
      getState: async () => positions[Math.min(requests++, 1)]!,
      minResubscribeDelay: 5,
      maxResubscribeDelay: 20,
    })
    const context = next<SubscribedContext>(sub, 'subscribed')
    sub.subscribe()
    expect(await context).toMatchObject({ recovered: true })
    expect(requests).toBe(2)
  })

  test('[RT-1.5.12] [RT-6.6] publications during a subscribe are neither lost nor doubled', async () => {
    const { hub, client } = await startTestHub()
    const since = await hub.position('match:1')
    let n = 0
    const pump = setInterval(() => void hub.publish('match:1', ++n), 0)
    const c = await connected(client(transport))
    const sub = c.newSubscription('match:1', { since })
    const received = collect(sub)
    sub.subscribe()
    const data = await received.until(20)
    clearInterval(pump)
    expect(data).toEqual(data.map((_, at) => at + 1))
  })
})

test('[RT-1.5.7] the reply to a recovering subscribe repeats the requested offset', async () => {
  const { hub, host } = await startTestHub()
  for (const n of [1, 2, 3]) await hub.publish('match:1', n)
  const { epoch } = await hub.position('match:1')
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1', recover: true, offset: 1, epoch } })
  expect(await raw.frame()).toEqual([
    {
      id: 2,
      subscribe: {
        recoverable: true,
        positioned: true,
        epoch,
        offset: 1,
        was_recovering: true,
        recovered: true,
        publications: [
          { data: 2, offset: 2 },
          { data: 3, offset: 3 },
        ],
      },
    },
  ])
})

test('[RT-1.5.8] more missed publications than the limit are not recovered', async () => {
  const { hub, host } = await startTestHub({ limits: { recoveredPublications: 2 } })
  for (const n of [1, 2, 3]) await hub.publish('match:1', n)
  const { epoch } = await hub.position('match:1')
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'match:1', recover: true, epoch } })
  const [reply] = await raw.frame()
  expect(reply?.['subscribe']).not.toHaveProperty('publications')
  expect(reply?.['subscribe']).toMatchObject({ was_recovering: true, offset: 3 })
})

test('[RT-1.5.11] the reply to subscribe comes before any publication of the channel', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  const pump = setInterval(() => void hub.publish('match:1', 0), 0)
  raw.send({ id: 2, subscribe: { channel: 'match:1' } })
  const [first] = await raw.frame()
  clearInterval(pump)
  expect(first).toMatchObject({ id: 2 })
})

test('[RT-1.5.3] a request about a channel that was never published to costs no memory and keeps its position', async () => {
  const { hub } = await startTestHub()
  const before = await hub.position('match:1')
  expect(before.offset).toBe(0)
  expect(await hub.publish('match:1', 1)).toEqual({ offset: 1, epoch: before.epoch })
})
