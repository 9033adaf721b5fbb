import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe } from 'vitest'
import { attachRealtime } from './attachRealtime.ts'
import { systemClock } from './clock.ts'
import type { ContractEngine } from './contract.engine.ts'
import { CONTRACT_NAMESPACES } from './contract.namespaces.ts'
import { describeContract } from './contract.suite.ts'
import { createHub } from './createHub.ts'

const SECRET = 'a secret of the tests, long enough for HS256'

describe('the contract of realtime, kept by the hub', () => {
  const app = Fastify({ forceCloseConnections: true })
  let engine: ContractEngine

  beforeAll(async () => {
    const hub = createHub({
      clock: systemClock,
      randomId: randomUUID,
      tokenSecret: SECRET,
      allowedOrigins: ['https://shop.example'],
      namespaces: CONTRACT_NAMESPACES,
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

  describeContract(() => engine)
})
