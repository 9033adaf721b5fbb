import { randomUUID } from 'node:crypto'
import { afterAll, describe, inject } from 'vitest'
import { createCentrifugo } from '../../engines/centrifugo/index.ts'
import { systemClock } from '../../clock.ts'
import { describeEngine } from './describeEngine.ts'

declare module 'vitest' {
  /** Values provided by the project's set-up: tools/centrifugo/testServer.ts. */
  interface ProvidedContext {
    readonly centrifugo: {
      readonly origin: string
      readonly apiUrl: string
      readonly apiKey: string
      readonly tokenSecret: string
    }
  }
}

describe('the contract of realtime, met by Centrifugo', () => {
  const { origin, apiUrl, apiKey, tokenSecret } = inject('centrifugo')
  const realtime = createCentrifugo({
    apiUrls: [apiUrl],
    apiKey,
    request: fetch,
    randomId: randomUUID,
    now: Date.now,
    schedule: systemClock.schedule,
    onError: error => {
      throw error
    },
  })
  afterAll(() => realtime.close())

  describeEngine(() => ({ realtime, host: new URL(origin).host, tokenSecret }))
})
