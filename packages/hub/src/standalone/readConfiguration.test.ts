import { expect, test } from 'vitest'
import { readConfiguration } from './readConfiguration.ts'

const namespace = (options: object, client: object = {}) =>
  readConfiguration({ client, channel: { without_namespace: options } }).hub.namespaces['']

test('nothing is allowed unless the configuration allows it', () => {
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

test('limits and times are taken over, what is left out stays as the hub has it', () => {
  const client = { ping_interval: '25s', stale_close_delay: '1m', queue_max_size: 500, channel_limit: 3 }
  const { limits } = readConfiguration({ client, channel: { max_length: 40 } }).hub
  expect(limits).toEqual({
    pingMs: 25_000,
    staleMs: 60_000,
    queueBytes: 500,
    channelsPerClient: 3,
    channelNameLength: 40,
  })
})

test('an option of another kind is an error, not a guess', () => {
  expect(() => namespace({ history_size: 'many' })).toThrow()
})
