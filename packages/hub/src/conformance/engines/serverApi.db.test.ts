import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCentrifugo } from '../../engines/centrifugo/index.ts'
import { ManualClock } from '../../testing/ManualClock.ts'
import { connectionToken, fresh, openClient, type TestedEngine } from './testedEngine.ts'
import { TEST_CONFIGURATION } from './configuration.ts'
import { describePublishing } from './describePublishing.ts'
import { connected } from '../../testing/startTestHub.ts'
import { startStandalone, type Standalone } from '../../standalone/startStandalone.ts'

const SECRET = 'a secret of the tests, long enough for HS256'
const API_KEY = 'an api key of the tests'

describe('the contract of realtime, by the server API of the hub', () => {
  let hub: Standalone
  let engine: TestedEngine
  const clock = new ManualClock()

  beforeAll(async () => {
    const { client } = TEST_CONFIGURATION
    hub = await startStandalone(
      {
        ...TEST_CONFIGURATION,
        client: { ...client, token: { ...client.token, hmac_secret_key: SECRET } },
        http_api: { key: API_KEY },
      },
      { port: 0, logger: { debug: () => undefined, error: (_, message) => expect.fail(message) } },
    )
    const host = `127.0.0.1:${hub.port}`
    const realtime = createCentrifugo({
      apiUrls: [`http://${host}/api`],
      apiKey: API_KEY,
      request: fetch,
      randomId: randomUUID,
      now: Date.now,
      schedule: (delayMs, task) => clock.schedule(delayMs, task),
      onError: error => {
        throw error
      },
    })
    engine = { realtime, host, tokenSecret: SECRET }
  })
  afterAll(() => hub.stop())

  describePublishing(() => engine)

  test('the end of a session closes the connections of its user, and once more when its tokens are over', async () => {
    const user = fresh('u')
    const client = openClient(engine, 'websocket', { getToken: () => connectionToken(engine, user) })
    const codes: number[] = []
    client.on('connecting', ({ code }) => codes.push(code))
    await connected(client)
    await engine.realtime.endSession(user, 'a session')
    await expect.poll(() => codes).toEqual([0, 3014])
    // Centrifugo does not know sessions: a fast client returns with its old token.
    await client.ready(5_000)
    clock.advance(34_999)
    expect(codes).toEqual([0, 3014])
    clock.advance(1)
    await expect.poll(() => codes).toEqual([0, 3014, 3014])
  })
})
