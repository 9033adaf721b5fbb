import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './headersFor.ts'

const asked = (url: string) =>
  ({ url, headers: { host: 'bets.example' }, socket: {} }) as unknown as IncomingMessage

test.each(['//evil.example/%ff?page=1', '/.//evil.example/%ff?page=1', '/\\evil.example/%ff?page=1'])(
  'the path of %s names no other host, wherever it is sent on to',
  url => {
    const address = addressOf(asked(url), false)
    expect(address?.host).toBe('bets.example')
    expect(address?.pathname).toBe('/evil.example/%ff')
  },
)

test('a path keeps its own double slashes, and its query', () => {
  expect(addressOf(asked('/sports//soccer?page=2'), false)?.href).toBe(
    'http://bets.example/sports//soccer?page=2',
  )
})
