import type { Subscription } from 'centrifuge'
import { describe, expect, test } from 'vitest'
import { connectRaw } from '../testing/rawClient.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'

/** A document large enough that a changed price is a small part of it; the scripts include those of our languages. */
const prices = (home: number, name = 'Спартак') => ({
  match: 'm1',
  teams: [name, 'Динамо Київ', 'الأهلي', 'FC Zürich'],
  markets: Array.from({ length: 12 }, (_, n) => ({ id: `total-${n}`, odds: [home, 3_400 + n, 2_900] })),
})

/** A namespace whose subscribers may request deltas. */
const WITH_DELTAS = {
  subscribe: 'anyone',
  historySize: 100,
  historyTtlMs: 120_000,
  recovery: 'stream',
  allowedDeltaTypes: ['fossil'],
} as const

/** The raw publications of a recovery or of pushes. */
interface Raw {
  readonly data: unknown
  readonly delta?: boolean
  readonly offset: number
}

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.6.2] deltas arrive as the documents that were published', async () => {
    const { hub, client } = await startTestHub()
    const sub = await subscribed(await connected(client(transport)), 'delta:1', { delta: 'fossil' })
    const received = collect(sub)
    const sent = [2_000, 2_050, 2_100, 1_950].map(price => prices(price))
    for (const document of sent) await hub.publish('delta:1', document)
    expect(await received.until(4)).toEqual(sent)
    expect(counts(sub)).toEqual({ full: 1, delta: 3 })
  })

  test('[RT-1.6.7] after a recovery the first is whole, the rest are deltas, and so on', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    const sub = await subscribed(c, 'delta:1', { delta: 'fossil' })
    const received = collect(sub)
    await hub.publish('delta:1', prices(2_000))
    await received.until(1)
    c.disconnect()
    for (const price of [2_050, 2_100, 2_150]) await hub.publish('delta:1', prices(price))
    const back = next(sub, 'subscribed')
    c.connect()
    expect(await back).toMatchObject({ recovered: true })
    await hub.publish('delta:1', prices(2_200))
    expect(await received.until(5)).toEqual([2_000, 2_050, 2_100, 2_150, 2_200].map(price => prices(price)))
    expect(counts(sub)).toEqual({ full: 2, delta: 3 })
  })

  test('[RT-1.6.6] [RT-6.2] after a recovery of nothing the first publication is whole', async () => {
    const { hub, client } = await startTestHub()
    const c = await connected(client(transport))
    await hub.publish('delta:1', prices(2_000))
    const sub = await subscribed(c, 'delta:1', { delta: 'fossil' })
    const received = collect(sub)
    c.disconnect()
    const back = next(sub, 'subscribed')
    c.connect()
    expect(await back).toMatchObject({ recovered: true, hasRecoveredPublications: false })
    await hub.publish('delta:1', prices(2_050))
    expect(await received.until(1)).toEqual([prices(2_050)])
    expect(counts(sub)).toEqual({ full: 1, delta: 0 })
  })

  test('[RT-1.6.1] subscribers with and without deltas read the same', async () => {
    const { hub, client } = await startTestHub()
    const first = await subscribed(await connected(client(transport)), 'delta:1', { delta: 'fossil' })
    const second = await subscribed(await connected(client(transport)), 'delta:1')
    const [a, b] = [collect(first), collect(second)]
    for (const price of [2_000, 2_050]) await hub.publish('delta:1', prices(price))
    expect(await a.until(2)).toEqual(await b.until(2))
  })
})

test('[RT-1.6.1] [RT-1.6.2] on the wire: the reply has delta, data is text, and the second publication is a delta', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'delta:1', delta: 'fossil' } })
  expect((await raw.frame())[0]).toMatchObject({ id: 2, subscribe: { delta: true, recoverable: true } })
  await hub.publish('delta:1', prices(2_000))
  const full = pushed(await raw.frame())
  expect(full).toEqual({ data: JSON.stringify(prices(2_000)), offset: 1 })
  await hub.publish('delta:1', prices(2_050))
  const delta = pushed(await raw.frame())
  expect(delta).toEqual({ data: expect.any(String) as string, offset: 2, delta: true })
  expect((delta.data as string).length).toBeLessThan((full.data as string).length / 2)
})

test('[RT-1.6.1] the channels of matches have deltas where the setting enables them', async () => {
  const { hub, client } = await startTestHub({ namespaces: { match: WITH_DELTAS } })
  const sub = await subscribed(await connected(client('websocket')), 'match:1', { delta: 'fossil' })
  const received = collect(sub)
  for (const price of [2_000, 2_050]) await hub.publish('match:1', prices(price))
  expect(await received.until(2)).toEqual([prices(2_000), prices(2_050)])
  expect(counts(sub)).toEqual({ full: 1, delta: 1 })
})

test('[RT-1.6.4] a change of everything is sent whole, marked as no delta', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'delta:1', delta: 'fossil' } })
  await raw.frame()
  await hub.publish('delta:1', 'a')
  await raw.frame()
  await hub.publish('delta:1', 'b')
  expect(pushed(await raw.frame())).toEqual({ data: '"b"', offset: 2 })
})

test('[RT-1.6.5] history is never a delta', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'delta:1', delta: 'fossil' } })
  await raw.frame()
  for (const price of [2_000, 2_050]) {
    await hub.publish('delta:1', prices(price))
    await raw.frame()
  }
  raw.send({ id: 3, history: { channel: 'delta:1', limit: 10 } })
  const [reply] = (await raw.frame()) as [{ history: { publications: Raw[] } }]
  expect(reply.history.publications).toEqual([
    { data: prices(2_000), offset: 1 },
    { data: prices(2_050), offset: 2 },
  ])
})

test('[RT-1.6.3] a history that ran out leaves no base: the next publication is whole', async () => {
  const { hub, host, clock } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'delta:1', delta: 'fossil' } })
  await raw.frame()
  await hub.publish('delta:1', prices(2_000))
  await raw.frame()
  clock.advance(9_000)
  await hub.publish('delta:1', prices(2_050))
  expect(pushed(await raw.frame())).toEqual({ data: JSON.stringify(prices(2_050)), offset: 2 })
})

test('[RT-1.6.1] a namespace without deltas answers without them, and data stays as it is', async () => {
  const { hub, host } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, subscribe: { channel: 'open:1', delta: 'fossil' } })
  expect((await raw.frame())[0]!['subscribe']).not.toHaveProperty('delta')
  await hub.publish('open:1', prices(2_000))
  expect(pushed(await raw.frame())).toEqual({ data: prices(2_000), offset: 1 })
})

test('[RT-1.6.9] [RT-6.1] a letter that changed within its bytes arrives, and the line stays up', async () => {
  const { hub, client } = await startTestHub()
  const sub = await subscribed(await connected(client('websocket')), 'delta:1', { delta: 'fossil' })
  const received = collect(sub)
  const sent = ['é', 'è', 'ж', 'з', '日', '月', '😀', '😁'].map(letter => prices(2_000, `FC ${letter}`))
  for (const document of sent) await hub.publish('delta:1', document)
  expect(await received.until(sent.length)).toEqual(sent)
  expect(counts(sub).delta).toBe(sent.length - 1)
})

function pushed(frame: readonly Record<string, unknown>[]): Raw {
  return (frame[0] as { push: { pub: Raw } }).push.pub
}

/** The client's own counters. */
function counts(sub: Subscription): { full: number; delta: number } {
  const { _deltaNumFull: full, _deltaNumDelta: delta } = sub as unknown as Record<string, number>
  return { full: full!, delta: delta! }
}
