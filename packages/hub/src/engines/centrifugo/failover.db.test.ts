import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openBreakableLine } from '@touchline/testkit/line'
import { startStandalone } from '../../standalone/startStandalone.ts'
import { createCentrifugo } from './createCentrifugo.ts'

const KEY = 'a key of the tests'
const CHANNEL = 'a'

/** Three addresses of one server API, like nodes that share their streams. */
async function aCluster() {
  const hub = await startStandalone(
    {
      client: { insecure: true },
      http_api: { key: KEY },
      channel: { without_namespace: { history_size: 10, history_ttl: '1m', force_recovery: true } },
    },
    { port: 0, logger: { debug: () => undefined, error: (_, message) => expect.fail(message) } },
  )
  const address = `http://127.0.0.1:${hub.port}`
  const nodes = await Promise.all([1, 2, 3].map(() => openBreakableLine(address)))
  onTestFinished(async () => {
    for (const node of nodes) await node.close()
    await hub.stop()
  })
  const requests: string[] = []
  const failures: unknown[] = []
  const realtime = createCentrifugo({
    apiUrls: nodes.map(({ origin }) => `${origin}/api`),
    apiKey: KEY,
    request: (url, init) => {
      const { origin } = new URL(url as string)
      requests.push('abc'[nodes.findIndex(node => node.origin === origin)]!)
      return fetch(url, init)
    },
    randomId: randomUUID,
    now: Date.now,
    schedule: () => () => {},
    onError: error => failures.push(error),
  })
  const published = async () => {
    const answer = await fetch(`${address}/api/history`, {
      method: 'POST',
      headers: { 'X-API-Key': KEY },
      body: JSON.stringify({ channel: CHANNEL, limit: -1 }),
    })
    const { result } = (await answer.json()) as { result: { publications: { data: unknown }[] } }
    return result.publications.map(({ data }) => data)
  }
  return { nodes, realtime, requests, failures, published }
}

test('one node is used while it answers; when it is gone the next one is used, and stays in use', async () => {
  const { nodes, realtime, requests, published } = await aCluster()
  await realtime.publish(CHANNEL, 1)
  await realtime.publish(CHANNEL, 2)
  nodes[0]!.cut()
  await realtime.publish(CHANNEL, 3)
  nodes[0]!.restore()
  await realtime.publish(CHANNEL, 4)
  expect(requests.join('')).toBe('aaabb')
  expect(await published()).toEqual([1, 2, 3, 4])
})

test('a node that accepts a publication and fails before it answers: the next one knows it, and has it once', async () => {
  const { nodes, realtime, published } = await aCluster()
  nodes[0]!.dropAnswers()
  expect(await realtime.publish(CHANNEL, 'goal')).toMatchObject({ offset: 1 })
  expect(await realtime.broadcast([CHANNEL], 'whistle')).toMatchObject([{ offset: 2 }])
  expect(await published()).toEqual(['goal', 'whistle'])
})

test('positions come from any node that answers, and what is published keeps its order', async () => {
  const { nodes, realtime, failures, published } = await aCluster()
  nodes[0]!.cut()
  nodes[1]!.cut()
  await Promise.all([1, 2, 3].map(n => realtime.publish(CHANNEL, n)))
  expect(await realtime.position(CHANNEL)).toMatchObject({ offset: 3 })
  expect([await published(), failures]).toEqual([[1, 2, 3], []])
})

test('without any node a publication is refused, and is sent when one is back', async () => {
  const { nodes, realtime, published } = await aCluster()
  for (const node of nodes) node.cut()
  await expect(realtime.publish(CHANNEL, 1)).rejects.toThrow('Centrifugo does not answer.')
  nodes[2]!.restore()
  await realtime.publish(CHANNEL, 2)
  expect(await published()).toEqual([2])
})
