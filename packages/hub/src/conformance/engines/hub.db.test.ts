import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe } from 'vitest'
import { attachRealtime } from '../../transports/attachRealtime.ts'
import { systemClock } from '../../clock.ts'
import type { TestedEngine } from './testedEngine.ts'
import { TEST_AUDIENCE, TEST_NAMESPACES } from './configuration.ts'
import { describeEngine } from './describeEngine.ts'
import { createHub } from '../../engines/hub/createHub.ts'

const SECRET = 'a secret of the tests, long enough for HS256'

describe('the contract of realtime, met by the hub', () => {
  const app = Fastify({ forceCloseConnections: true })
  let engine: TestedEngine

  beforeAll(async () => {
    const hub = createHub({
      clock: systemClock,
      randomId: randomUUID,
      tokenSecret: SECRET,
      tokenAudience: TEST_AUDIENCE,
      allowedOrigins: ['https://shop.example'],
      namespaces: TEST_NAMESPACES,
      logger: {
        debug: () => undefined,
        error: (fields, message) => {
          throw new Error(message, { cause: fields })
        },
      },
    })
    await attachRealtime(app, hub)
    await app.listen({ host: '127.0.0.1', port: 0 })
    const host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`
    engine = { realtime: hub, host, tokenSecret: SECRET }
  })
  afterAll(() => app.close())

  describeEngine(() => engine)
})
