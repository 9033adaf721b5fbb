import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createNamespaceOf, DEFAULT_LIMITS } from '@touchline/hub'
import { readConfiguration } from '@touchline/hub/configuration'
import { expect, test } from 'vitest'
import { TOUCHLINE_NAMESPACES } from './namespaces.ts'
import { TOKEN_AUDIENCE } from './tokens.ts'

const FILE = resolve(import.meta.dirname, '../../../../deploy/centrifugo.json')
const DEPLOYED = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly client: Readonly<Record<string, unknown>>
}
const { client } = DEPLOYED
const { hub } = readConfiguration(DEPLOYED)

test('Centrifugo has exactly the namespaces of the hub', () => {
  const { '': rest, ...deployed } = hub.namespaces
  expect(rest).toMatchObject({ subscribe: 'token-only', publish: 'nobody' })
  const names = Object.keys(TOUCHLINE_NAMESPACES)
  expect(Object.keys(deployed)).toEqual(names)
  const rulesOf = (namespaces: typeof deployed) =>
    names.map(name => [name, createNamespaceOf(namespaces)(`${name}:1`)])
  expect(rulesOf(deployed)).toEqual(rulesOf(TOUCHLINE_NAMESPACES))
})

/** Limits of the hub alone: Centrifugo has different ones, or none. */
const HUB_ONLY = ['connections', 'messageBytes', 'queuedCommands', 'idempotencyMs']

test('Centrifugo is given the limits and times of the hub', () => {
  const shared = Object.entries(DEFAULT_LIMITS).filter(([name]) => !HUB_ONLY.includes(name))
  expect(hub.limits).toEqual(Object.fromEntries(shared))
  expect(client.expired_sub_close_delay).toBe(client.expired_close_delay)
})

test('both take tokens for the same audience, and visitors without one', () => {
  expect(hub).toMatchObject({ tokenAudience: TOKEN_AUDIENCE, allowAnonymous: true })
})

test('the longest history can be recovered whole', () => {
  const longest = Math.max(...Object.values(TOUCHLINE_NAMESPACES).map(({ historySize = 0 }) => historySize))
  expect(DEFAULT_LIMITS.recoveredPublications).toBeGreaterThanOrEqual(longest)
})

test('the configuration holds no secret', () => {
  expect(JSON.stringify(DEPLOYED)).not.toMatch(/secret|password|"key"/)
})

test('what is for the back end and for those who watch over it is neither on the port of clients nor on another address', () => {
  expect(DEPLOYED).toMatchObject({
    http_server: { port: 8000, internal_address: '127.0.0.1', internal_port: '9000' },
  })
})
