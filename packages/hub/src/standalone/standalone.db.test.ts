import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Centrifuge } from 'centrifuge'
import type { PublicationContext } from 'centrifuge'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { next } from '../testing/startTestHub.ts'
import { startStandalone } from './startStandalone.ts'

const KEY = 'a key of the tests'
const CONFIGURATION = {
  client: { insecure: true, token: { hmac_secret_key: 'secret' }, ping_interval: '10s' },
  http_api: { key: KEY },
  // Options that the hub does not support are ignored.
  log: { level: 'trace' },
  channel: {
    without_namespace: {
      presence: true,
      history_size: 10,
      history_ttl: '1m30s',
      force_recovery: true,
      allowed_delta_types: ['fossil'],
    },
    namespaces: [
      { name: 'bare' },
      { name: 'kept', history_size: 5, history_ttl: '10s' },
      { name: 'keyed', subscription_type: 'map', map: { mode: 'ephemeral' } },
    ],
  },
}

async function start(configuration: unknown = CONFIGURATION, key = KEY) {
  const hub = await startStandalone(configuration, {
    port: 0,
    logger: { debug: () => undefined, error: (_, message) => expect.fail(message) },
  })
  const client = new Centrifuge(`ws://127.0.0.1:${hub.port}/connection/websocket`, { websocket: WebSocket })
  onTestFinished(async () => {
    client.disconnect()
    await hub.stop()
  })
  client.connect()
  await client.ready(5_000)
  const address = `http://127.0.0.1:${hub.port}/api`
  const post = (method: string, body: unknown, headers: Record<string, string> = { 'X-API-Key': key }) =>
    fetch(`${address}/${method}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return {
    client,
    post,
    call: async (method: string, body: object) =>
      (await (await post(method, body)).json()) as Record<string, unknown>,
  }
}

async function subscribed(client: Centrifuge, channel: string) {
  const sub = client.newSubscription(channel)
  sub.subscribe()
  await sub.ready(5_000)
  return sub
}

describe('server API', () => {
  test('publish reaches subscribers and answers the position', async () => {
    const { client, call } = await start()
    const sub = await subscribed(client, 'news')
    const publication = next<PublicationContext>(sub, 'publication')
    const request = { channel: 'news', data: { goal: 1 }, tags: { kind: 'score' } }
    expect(await call('publish', request)).toEqual({
      result: { offset: 1, epoch: expect.any(String) as string },
    })
    expect(await publication).toMatchObject({ data: { goal: 1 }, offset: 1, tags: { kind: 'score' } })
  })

  test('an idempotency key publishes once, a version that is not newer is dropped', async () => {
    const { call } = await start()
    for (const n of [1, 2]) await call('publish', { channel: 'a', data: n, idempotency_key: 'k' })
    for (const version of [5, 5, 4, 6]) await call('publish', { channel: 'b', data: version, version })
    expect(await call('history', { channel: 'a', limit: -1 })).toMatchObject({ result: { offset: 1 } })
    expect(await call('history', { channel: 'b', limit: -1 })).toMatchObject({
      result: { publications: [{ data: 5 }, { data: 6 }] },
    })
  })

  test('broadcast answers for each channel', async () => {
    const { call } = await start()
    const reply = await call('broadcast', { channels: ['a', 'bare:1', 'none:1'], data: 1 })
    expect(reply).toMatchObject({
      result: { responses: [{ result: { offset: 1 } }, { result: {} }, { error: { code: 102 } }] },
    })
  })

  test('[RT-1.6.8] [RT-6.3] what skips the history has no place in it, but in a delta channel nothing skips it', async () => {
    const { call } = await start()
    expect(await call('publish', { channel: 'a', data: 1, skip_history: true })).toMatchObject({
      result: { offset: 1 },
    })
    expect(await call('publish', { channel: 'kept:1', data: 1, skip_history: true })).toEqual({ result: {} })
    expect(await call('publish', { channel: 'kept:1', data: 1 })).toMatchObject({ result: { offset: 1 } })
  })

  test('[RT-1.7.18] insecure opens every channel but those of `$`', async () => {
    const { client } = await start()
    await subscribed(client, 'bare:1')
    const sub = client.newSubscription('$bare:1')
    const refused = next(sub, 'unsubscribed')
    sub.subscribe()
    expect(await refused).toMatchObject({ code: 103 })
  })

  test('history: the position alone, in reverse, since a place, and after it was removed', async () => {
    const { call } = await start()
    for (const data of [1, 2, 3]) await call('publish', { channel: 'a', data })
    const all = await call('history', { channel: 'a', limit: 2, reverse: true })
    expect(all).toMatchObject({ result: { publications: [{ data: 3 }, { data: 2 }], offset: 3 } })
    const { epoch } = all['result'] as { epoch: string }
    expect(await call('history', { channel: 'a', limit: -1, since: { offset: 2, epoch } })).toMatchObject({
      result: { publications: [{ data: 3 }] },
    })
    expect(await call('history', { channel: 'a', since: { offset: 2, epoch: 'other' } })).toMatchObject({
      error: { code: 112 },
    })
    expect(await call('history_remove', { channel: 'a' })).toEqual({ result: {} })
    expect(await call('history', { channel: 'a' })).toMatchObject({ result: { publications: [], offset: 3 } })
    expect(await call('history', { channel: 'bare:1' })).toMatchObject({ error: { code: 108 } })
  })

  test('presence, channels and info list connected clients', async () => {
    const { client, call } = await start()
    await subscribed(client, 'news')
    expect(Object.values((await call('presence', { channel: 'news' }))['result'] as object)).toHaveLength(1)
    expect(await call('presence_stats', { channel: 'news' })).toEqual({
      result: { num_clients: 1, num_users: 1 },
    })
    expect(await call('channels', { pattern: 'n*' })).toEqual({
      result: { channels: { news: { num_clients: 1 } } },
    })
    expect(await call('channels', { pattern: 'x?' })).toEqual({ result: { channels: {} } })
    expect(await call('info', {})).toMatchObject({
      result: { nodes: [{ num_clients: 1, num_users: 1, num_subs: 1, num_channels: 1 }] },
    })
  })

  test('[RT-1.1.9] subscribe opens a channel from the server, unsubscribe closes it', async () => {
    const { client, call } = await start()
    const opened = next(client, 'subscribed')
    await call('subscribe', { user: '', channel: 'news', data: { hello: 1 } })
    expect(await opened).toMatchObject({ channel: 'news', recoverable: true, data: { hello: 1 } })
    const publication = next(client, 'publication')
    await call('publish', { channel: 'news', data: 1 })
    expect(await publication).toMatchObject({ channel: 'news', data: 1 })
    const closed = next(client, 'unsubscribed')
    await call('unsubscribe', { user: '', channel: 'news' })
    expect(await closed).toEqual({ channel: 'news' })
  })

  test('disconnect takes a code, and an expired refresh ends the connection', async () => {
    const { client, call } = await start()
    const again = next(client, 'connecting')
    await call('refresh', { user: '', expired: true })
    expect(await again).toMatchObject({ code: 3005 })
    await client.ready(5_000)
    const gone = next(client, 'disconnected')
    await call('disconnect', { user: '', disconnect: { code: 4_600, reason: 'closed for the night' } })
    expect(await gone).toEqual({ code: 4_600, reason: 'closed for the night' })
  })

  test('batch runs its commands in order', async () => {
    const { call } = await start()
    const commands = [
      { publish: { channel: 'a', data: 1 } },
      { history: { channel: 'a', limit: 1 } },
      { publish: { channel: 'none:1', data: 1 } },
      { nonsense: {} },
    ]
    expect(await call('batch', { commands })).toMatchObject({
      replies: [
        { publish: { offset: 1 } },
        { history: { publications: [{ data: 1 }] } },
        { error: { code: 102 } },
        { error: { code: 104 } },
      ],
    })
  })

  test.each([
    ['publish', { channel: '', data: 1 }],
    ['publish', { channel: 'a' }],
    ['publish', { channel: 'a', b64data: 'bm8=' }],
    ['broadcast', { channels: [], data: 1 }],
    ['disconnect', { user: '', disconnect: { code: 1 } }],
  ])('%s without what it needs is 107', async (method, request) => {
    const { call } = await start()
    expect(await call(method, request)).toEqual({ error: { code: 107, message: 'bad request' } })
  })

  test('401 without the key, 404 for no method, 400 for no JSON', async () => {
    const { post } = await start()
    expect((await post('info', {}, {})).status).toBe(401)
    expect((await post('info', {}, { 'X-API-Key': 'another' })).status).toBe(401)
    expect((await post('info', {}, { Authorization: `apikey ${KEY}` })).status).toBe(200)
    expect((await post('elsewhere', {})).status).toBe(404)
    expect((await post('info', 'text')).status).toBe(400)
  })

  test('a namespace of maps is no namespace of streams', async () => {
    const { call } = await start()
    expect(await call('publish', { channel: 'keyed:1', data: 1 })).toMatchObject({ error: { code: 102 } })
  })
})

describe('deploy/hub.json, which `npm run hub` takes by itself', () => {
  const SHIPPED = join(import.meta.dirname, '../../../../deploy/hub.json')
  const startShipped = () => start(JSON.parse(readFileSync(SHIPPED, 'utf8')), 'test-api-key')

  test.each(['', 'delta:', 'recovery:', 'smallhistory:'])(
    'has the namespace "%s" of the official suite: open, and recovered',
    async namespace => {
      const { client, call } = await startShipped()
      const channel = `${namespace}a`
      const sub = await subscribed(client, channel)
      const first = next<PublicationContext>(sub, 'publication')
      await call('publish', { channel, data: 1 })
      await first
      client.disconnect()
      await call('publish', { channel, data: 2 })
      const missed = next<PublicationContext>(sub, 'publication')
      client.connect()
      expect(await missed).toMatchObject({ data: 2 })
    },
  )

  test('a history of two is too short for three publications', async () => {
    const { call } = await startShipped()
    for (const data of [1, 2, 3]) await call('publish', { channel: 'smallhistory:a', data })
    expect(await call('history', { channel: 'smallhistory:a', limit: -1 })).toMatchObject({
      result: { publications: [{ data: 2 }, { data: 3 }] },
    })
  })

  test('deltas are on for the channels the suite takes them from', async () => {
    const { client, call } = await startShipped()
    const sub = client.newSubscription('delta:a', { delta: 'fossil' })
    sub.subscribe()
    await sub.ready(5_000)
    const text = 'a text that is long enough to be worth a delta, and then longer '.repeat(5)
    const first = next<PublicationContext>(sub, 'publication')
    await call('publish', { channel: 'delta:a', data: { text, n: 1 } })
    await first
    const second = next<PublicationContext>(sub, 'publication')
    await call('publish', { channel: 'delta:a', data: { text, n: 2 } })
    expect(await second).toMatchObject({ data: { text, n: 2 } })
  })
})
