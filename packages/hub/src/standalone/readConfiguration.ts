import { z } from 'zod'
import type { HubOptions } from '../engines/hub/createContext.ts'
import type { Access, Namespace, Namespaces, Grant } from '../namespaces.ts'

const flag = z.boolean().default(false)
const duration = z.string().transform(readDuration).default(0)
const optionalDuration = z.string().transform(readDuration).optional()
const optionalCount = z.int().min(1).optional()

/** Centrifugo's channel options that the hub supports; others are ignored. */
const channelOptions = z.object({
  subscription_type: z.string().default('stream'),
  presence: flag,
  join_leave: flag,
  force_push_join_leave: flag,
  history_size: z.int().min(0).default(0),
  history_ttl: duration,
  force_positioning: flag,
  allow_positioning: flag,
  force_recovery: flag,
  allow_recovery: flag,
  force_recovery_mode: z.enum(['', 'stream', 'cache']).default('stream'),
  allowed_delta_types: z.array(z.literal('fossil')).default([]),
  allow_subscribe_for_client: flag,
  allow_subscribe_for_anonymous: flag,
  allow_publish_for_client: flag,
  allow_publish_for_subscriber: flag,
  allow_publish_for_anonymous: flag,
  allow_presence_for_client: flag,
  allow_presence_for_subscriber: flag,
  allow_presence_for_anonymous: flag,
  allow_history_for_client: flag,
  allow_history_for_subscriber: flag,
  allow_history_for_anonymous: flag,
  allow_user_limited_channels: flag,
})
type ChannelOptions = z.infer<typeof channelOptions>

const configuration = z.object({
  client: z
    .object({
      insecure: flag,
      allow_anonymous_connect_without_token: flag,
      allowed_origins: z.array(z.string()).default([]),
      ping_interval: optionalDuration,
      pong_timeout: optionalDuration,
      stale_close_delay: optionalDuration,
      expired_close_delay: optionalDuration,
      channel_limit: optionalCount,
      queue_max_size: optionalCount,
      recovery_max_publication_limit: optionalCount,
      token: z
        .object({ hmac_secret_key: z.string().default(''), audience: z.string().default('') })
        .prefault({}),
    })
    .prefault({}),
  http_api: z.object({ key: z.string().default('') }).prefault({}),
  channel: z
    .object({
      max_length: optionalCount,
      without_namespace: channelOptions.prefault({}),
      namespaces: z.array(channelOptions.extend({ name: z.string().min(1) })).default([]),
    })
    .prefault({}),
})

/** A hub's settings from a Centrifugo configuration. */
export interface Configuration {
  readonly hub: Pick<HubOptions, 'tokenSecret' | 'tokenAudience' | 'allowAnonymous' | 'allowedOrigins'> & {
    readonly namespaces: Namespaces
    readonly limits: NonNullable<HubOptions['limits']>
  }
  /** Empty where the server API is disabled. */
  readonly apiKey: string
}

/** Parses a configuration of Centrifugo 6 (the JSON value of its file). Throws on an invalid option. */
export function readConfiguration(value: unknown): Configuration {
  const { client, http_api: api, channel } = configuration.parse(value)
  const streams = channel.namespaces.filter(options => options.subscription_type === 'stream')
  const named = [['', channel.without_namespace] as const, ...streams.map(ns => [ns.name, ns] as const)]
  const limits = {
    pingMs: client.ping_interval,
    pongMs: client.pong_timeout,
    staleMs: client.stale_close_delay,
    expiredGraceMs: client.expired_close_delay,
    channelsPerClient: client.channel_limit,
    queueBytes: client.queue_max_size,
    recoveredPublications: client.recovery_max_publication_limit,
    channelNameLength: channel.max_length,
  }
  return {
    apiKey: api.key,
    hub: {
      tokenSecret: client.token.hmac_secret_key,
      tokenAudience: client.token.audience === '' ? null : client.token.audience,
      allowAnonymous: client.insecure || client.allow_anonymous_connect_without_token,
      allowedOrigins: client.allowed_origins,
      // Options that the configuration omits keep the hub's defaults.
      limits: Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
      namespaces: Object.fromEntries(
        named.map(([name, options]) => [name, namespaceOf(options, client.insecure)]),
      ),
    },
  }
}

/** Insecure means that every client may do everything except subscribe to a `$` channel without a token. */
function namespaceOf(options: ChannelOptions, insecure: boolean): Namespace {
  const access = (thing: 'publish' | 'presence' | 'history'): Access =>
    insecure ? 'anyone' : accessOf(options, thing)
  const readHistory = access('history')
  const { allow_subscribe_for_client: open, allow_subscribe_for_anonymous: toAll } = options
  const mayRecover = options.force_recovery || options.allow_recovery || readHistory !== 'nobody'
  const onRequest = (allowed: boolean): Grant =>
    allowed || readHistory !== 'nobody' ? 'on-request' : 'nobody'
  return {
    subscribe: insecure || (open && toAll) ? 'anyone' : open ? 'signed-in' : 'token-only',
    publish: access('publish'),
    historySize: options.history_size,
    historyTtlMs: options.history_ttl,
    recovery: !mayRecover ? 'none' : options.force_recovery_mode === 'cache' ? 'cache' : 'stream',
    recoverable: options.force_recovery ? 'everyone' : 'on-request',
    positioned: options.force_positioning ? 'everyone' : onRequest(options.allow_positioning),
    presence: options.presence ? access('presence') : 'off',
    readHistory,
    joinLeave: !options.join_leave ? 'nobody' : options.force_push_join_leave ? 'everyone' : 'on-request',
    userLimited: options.allow_user_limited_channels && !insecure,
    allowedDeltaTypes: options.allowed_delta_types,
  }
}

function accessOf(options: ChannelOptions, thing: 'publish' | 'presence' | 'history'): Access {
  const toAll = options[`allow_${thing}_for_anonymous`]
  if (options[`allow_${thing}_for_client`]) return toAll ? 'anyone' : 'signed-in'
  if (options[`allow_${thing}_for_subscriber`]) return toAll ? 'subscribers' : 'signed-in-subscribers'
  return 'nobody'
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** A duration in Go's notation, such as `300s` or `1h30m`, in milliseconds. */
function readDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNIT_MS[unit!]!, 0)
}
