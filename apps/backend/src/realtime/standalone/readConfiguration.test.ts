import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../limits.ts'
import { TOUCHLINE_NAMESPACES } from '../touchlineNamespaces.ts'
import { readConfiguration } from './readConfiguration.ts'

const namespace = (options: object, client: object = {}) =>
  readConfiguration({ client, channel: { without_namespace: options } }).hub.namespaces['']

test('nothing is allowed unless the configuration says so', () => {
  expect(namespace({})).toMatchObject({
    subscribe: 'token-only',
    publish: 'nobody',
    presence: 'off',
    readHistory: 'nobody',
    recovery: 'none',
    joinLeave: 'nobody',
    userLimited: false,
  })
  expect(readConfiguration({}).hub).toMatchObject({ allowAnonymous: false, tokenAudience: null })
})

test.each([
  [{ allow_subscribe_for_client: true }, { subscribe: 'signed-in' }],
  [{ allow_subscribe_for_client: true, allow_subscribe_for_anonymous: true }, { subscribe: 'anyone' }],
  [{ allow_publish_for_subscriber: true }, { publish: 'signed-in-subscribers' }],
  [{ allow_publish_for_client: true, allow_publish_for_anonymous: true }, { publish: 'anyone' }],
  [{ presence: true }, { presence: 'nobody' }],
  [
    { history_size: 5, history_ttl: '1m30s' },
    { historySize: 5, historyTtlMs: 90_000 },
  ],
  [
    { force_recovery: true, force_recovery_mode: 'cache' },
    { recovery: 'cache', recoverable: 'everyone' },
  ],
  [{ allow_recovery: true }, { recovery: 'stream', recoverable: 'on-request' }],
  [{ allow_positioning: true }, { positioned: 'on-request' }],
  [{ force_positioning: true }, { positioned: 'everyone' }],
  [{ join_leave: true }, { joinLeave: 'on-request' }],
  [{ join_leave: true, force_push_join_leave: true }, { joinLeave: 'everyone' }],
])('%o means %o', (options, means) => {
  expect(namespace(options)).toMatchObject(means)
})

test('[RT-1.7.18] insecure opens every namespace, and nothing else', () => {
  expect(namespace({ allow_user_limited_channels: true, presence: true }, { insecure: true })).toMatchObject({
    subscribe: 'anyone',
    publish: 'anyone',
    presence: 'anyone',
    readHistory: 'anyone',
    userLimited: false,
  })
})

test('what we deploy for Centrifugo sets up the hub as the product does', () => {
  const file = resolve(import.meta.dirname, '../../../../../deploy/centrifugo.json')
  const { hub } = readConfiguration(JSON.parse(readFileSync(file, 'utf8')))
  expect(hub.namespaces).toMatchObject(TOUCHLINE_NAMESPACES)
  expect(hub).toMatchObject({ allowAnonymous: true, tokenAudience: 'sportsbook-rt' })
  expect(DEFAULT_LIMITS).toMatchObject(hub.limits)
})

test('an option of another kind is an error, not a guess', () => {
  expect(() => namespace({ history_size: 'many' })).toThrow()
})
