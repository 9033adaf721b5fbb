import { randomUUID } from 'node:crypto'
import { afterAll, describe } from 'vitest'
import { testedCentrifugo } from '@touchline/testkit/centrifugo'
import { createCentrifugo } from '../../engines/centrifugo/index.ts'
import { systemClock } from '../../clock.ts'
import { describeEngine } from './describeEngine.ts'

describe('the contract of realtime, met by Centrifugo', () => {
  const { origin, apiUrl, apiKey, tokenSecret } = testedCentrifugo()
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
