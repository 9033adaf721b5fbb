import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { headersFor } from '../http/headersFor.ts'

const example = readFileSync(join(import.meta.dirname, '../../../../../../deploy/nginx.conf'), 'utf8')
const set = new Map(
  [...example.matchAll(/^\s*proxy_set_header (\S+) (\S+);$/gm)].map(([, name, value]) => [
    name!.toLowerCase(),
    value!,
  ]),
)

test('the example of a proxy sets or drops every header that Touchline believes of it', () => {
  expect(Object.fromEntries(set)).toMatchObject({
    host: '$host',
    'x-forwarded-for': '$remote_addr',
    'x-forwarded-host': '$host',
    'x-forwarded-proto': '$scheme',
    'x-country': '$country',
    forwarded: "''",
  })
  // The headers that headersFor accepts from a trusted proxy, found by calling it.
  const headers: Record<string, string> = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'forged.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '8443',
    'x-forwarded-prefix': '/forged',
    'x-forwarded-server': 'forged',
    'x-country': 'FR',
    forwarded: 'for=203.0.113.9',
  }
  const request = { headers: headers, socket: { remoteAddress: '10.0.0.1' } } as never
  const believed = Object.entries(headersFor(request, 1)).filter(([name, value]) => value === headers[name])
  expect(believed.map(([name]) => name).toSorted()).toEqual([
    'x-country',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ])
  for (const [name] of believed) expect(set.has(name), name).toBe(true)
})

test('the example passes websockets, holds no stream back, speaks modern TLS only, and logs no query', () => {
  expect(set.get('upgrade')).toBe('$http_upgrade')
  for (const line of ['proxy_buffering off;', 'ssl_protocols TLSv1.2 TLSv1.3;', 'client_max_body_size 64k;'])
    expect(example).toContain(line)
  expect(example).not.toMatch(/\$request\b|\$args|\$http_cookie|\$http_referer/)
  // In nginx, inherited headers are lost where a block sets one of its own.
  expect(example.match(/^ {4,}(proxy_set_header|add_header) /gm)).toBeNull()
})
