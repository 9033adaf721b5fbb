import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { addressOf, proxiedCountryOf, headersFor } from './headersFor.ts'

const requestOf = (url: string) =>
  ({ url, headers: { host: 'bets.example' }, socket: {} }) as unknown as IncomingMessage

test.each(['//evil.example/%ff?page=1', '/.//evil.example/%ff?page=1', '/\\evil.example/%ff?page=1'])(
  'the path of %s names no other host, wherever it is sent on to',
  url => {
    const address = addressOf(requestOf(url), 0)
    expect(address?.host).toBe('bets.example')
    expect(address?.pathname).toBe('/evil.example/%ff')
  },
)

test('a path keeps its own double slashes, and its query', () => {
  expect(addressOf(requestOf('/sports//soccer?page=2'), 0)?.href).toBe(
    'http://bets.example/sports//soccer?page=2',
  )
})

describe('[threat model] of what a request says of its visitor only what our own proxies added is believed', () => {
  const from = (headers: IncomingMessage['headers'], remoteAddress = '10.0.0.1') =>
    ({
      url: '/',
      headers: { host: 'web:3000', ...headers },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage
  const visitorOf = (list: string | undefined, hops: number) =>
    headersFor(from(list === undefined ? {} : { 'x-forwarded-for': list }), hops)['x-forwarded-for']

  test.each([
    // hops, forwarded headers, address that they give
    [0, '203.0.113.9', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [2, '203.0.113.9, 192.0.2.1', '203.0.113.9'],
    [2, '6.6.6.6,203.0.113.9 ,192.0.2.1', '203.0.113.9'],
    [2, '192.0.2.1', '192.0.2.1'],
    [3, '203.0.113.9, 192.0.2.1, 192.0.2.2', '203.0.113.9'],
    [1, '203.0.113.9:51234', '203.0.113.9'],
    [1, '[2001:db8::1]:443', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '203.0.113.9, ', '10.0.0.1'],
    [1, '203.0.113.999', '10.0.0.1'],
  ] as const)('behind %i proxies "%s" is %s', (hops, list, visitor) => {
    expect(visitorOf(list, hops)).toBe(visitor)
  })

  test('host, scheme and country are one value each, and nothing else of the kind is passed on', () => {
    const request = from({
      'x-forwarded-host': 'evil.example, bets.example',
      'x-forwarded-proto': 'http, HTTPS',
      'x-forwarded-port': '1',
      'x-country': 'mt',
      forwarded: 'for=6.6.6.6',
    })
    expect(headersFor(request, 1)).toEqual({
      host: 'web:3000',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'bets.example',
      'x-forwarded-proto': 'https',
      'x-country': 'MT',
    })
    expect(addressOf(request, 1)?.origin).toBe('https://bets.example')
    expect(headersFor(request, 0)).toEqual({
      host: 'web:3000',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'web:3000',
      'x-forwarded-proto': 'http',
    })
  })

  test.each(['MLT', 'm', '', '<b>'])('%s is no country', country => {
    expect(proxiedCountryOf(from({ 'x-country': country }), 1)).toBeUndefined()
  })
})
