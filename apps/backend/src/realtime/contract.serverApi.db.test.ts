import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createCentrifugo } from './centrifugo/index.ts'
import type { ContractEngine } from './contract.engine.ts'
import { CONTRACT_CONFIGURATION } from './contract.namespaces.ts'
import { describePublishing } from './contract.publishing.ts'
import { startStandalone, type Standalone } from './standalone/startStandalone.ts'

const SECRET = 'a secret of the tests, long enough for HS256'
const API_KEY = 'an api key of the tests'

describe('the contract of realtime, asked of the hub by the server API', () => {
  let hub: Standalone
  let engine: ContractEngine

  beforeAll(async () => {
    const { client } = CONTRACT_CONFIGURATION
    hub = await startStandalone(
      {
        ...CONTRACT_CONFIGURATION,
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
      onError: error => {
        throw error
      },
    })
    engine = { realtime, host, tokenSecret: SECRET }
  })
  afterAll(() => hub.stop())

  describePublishing(() => engine)
})
