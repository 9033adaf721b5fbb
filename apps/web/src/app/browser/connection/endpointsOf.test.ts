import { expect, test } from 'vitest'
import { endpointsOf } from './connect.ts'

test('[7.4] the line is tried over the transports of the configuration, in its order', () => {
  expect(endpointsOf('https://bets.example', ['sse', 'websocket'])).toEqual([
    { transport: 'sse', endpoint: 'https://bets.example/connection/sse' },
    { transport: 'websocket', endpoint: 'wss://bets.example/connection/websocket' },
  ])
})
