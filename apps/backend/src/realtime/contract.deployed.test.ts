import { expect, test } from 'vitest'
import { DEPLOYED } from './contract.namespaces.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { createNamespaceOf } from './namespaces.ts'
import { readConfiguration } from './standalone/readConfiguration.ts'
import { TOKEN_AUDIENCE } from './tokens.ts'
import { TOUCHLINE_NAMESPACES } from './touchlineNamespaces.ts'

const { client, channel } = DEPLOYED
const { hub } = readConfiguration(DEPLOYED)

test('Centrifugo is given the namespaces of the hub, no more and no fewer', () => {
  const { '': rest, ...deployed } = hub.namespaces
  expect(rest).toMatchObject({ subscribe: 'token-only', publish: 'nobody' })
  const names = Object.keys(TOUCHLINE_NAMESPACES)
  expect(Object.keys(deployed)).toEqual(names)
  const rulesOf = (namespaces: typeof deployed) =>
    names.map(name => [name, createNamespaceOf(namespaces)(`${name}:1`)])
  expect(rulesOf(deployed)).toEqual(rulesOf(TOUCHLINE_NAMESPACES))
})

test('Centrifugo is given the limits and times of the hub', () => {
  expect(Object.keys(hub.limits).length).toBeGreaterThan(6)
  expect(DEFAULT_LIMITS).toMatchObject(hub.limits)
  expect(client).toMatchObject({
    stale_close_delay: `${DEFAULT_LIMITS.staleMs / 1000}s`,
    expired_close_delay: `${DEFAULT_LIMITS.expiredGraceMs / 1000}s`,
    expired_sub_close_delay: `${DEFAULT_LIMITS.expiredGraceMs / 1000}s`,
    queue_max_size: DEFAULT_LIMITS.queueBytes,
    recovery_max_publication_limit: DEFAULT_LIMITS.recoveredPublications,
  })
  expect(channel.max_length).toBe(DEFAULT_LIMITS.channelNameLength)
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
