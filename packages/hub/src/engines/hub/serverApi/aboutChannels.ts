import { z } from 'zod'
import type { ChannelPublishOptions } from '../channels/channels.ts'
import { ERRORS } from '../../../protocol/codes.ts'
import { countMembers } from '../channels/countMembers.ts'
import type { HubContext } from '../hubContext.ts'
import { hasHistory } from '../../../namespaces.ts'
import { payloadOf } from '../../../protocol/payloadOf.ts'
import { readHistory } from '../channels/readHistory.ts'
import { withoutEmpty } from '../../../protocol/withoutEmpty.ts'
import { channelName, DONE, method, requestedPosition } from './method.ts'
import type { ApiAnswer } from './method.ts'

const publication = z.object({
  data: z.unknown().optional(),
  b64data: z.base64().optional(),
  tags: z.record(z.string(), z.string()).optional(),
  idempotency_key: z.string().optional(),
  skip_history: z.boolean().default(false),
  version: z.int().min(0).optional(),
  version_epoch: z.string().optional(),
})
const ofChannel = z.object({ channel: channelName })

/** Methods for publishing and reading channels. */
export const aboutChannels = {
  publish: method(publication.extend({ channel: channelName }), (hub, request) =>
    publishTo(hub, request.channel, request),
  ),
  broadcast: method(publication.extend({ channels: z.array(channelName).min(1) }), (hub, request) => {
    const responses = request.channels.map(channel => {
      const answer = publishTo(hub, channel, request)
      return typeof answer === 'string' ? `{"result":${answer}}` : JSON.stringify({ error: answer })
    })
    return `{"responses":[${responses.join(',')}]}`
  }),
  history: method(
    ofChannel.extend({
      limit: z.int().default(0),
      since: requestedPosition.optional(),
      reverse: z.boolean().default(false),
    }),
    ({ namespaceOf, channels }, { channel, limit, since, reverse }) => {
      const namespace = namespaceOf(channel)
      if (namespace === undefined) return ERRORS.unknownChannel
      if (!hasHistory(namespace)) return ERRORS.notAvailable
      const range = { since, reverse, limit: limit < 0 ? Infinity : limit }
      return readHistory(channels.state(channel), range) ?? ERRORS.unrecoverablePosition
    },
  ),
  history_remove: method(ofChannel, ({ namespaceOf, channels }, { channel }) => {
    const namespace = namespaceOf(channel)
    if (namespace === undefined) return ERRORS.unknownChannel
    if (!hasHistory(namespace)) return ERRORS.notAvailable
    channels.forget(channel)
    return DONE
  }),
  presence: method(ofChannel, (hub, { channel }) =>
    whoIsIn(hub, channel, members => ({
      presence: Object.fromEntries(members.map(({ info }) => [info.client, info])),
    })),
  ),
  presence_stats: method(ofChannel, (hub, { channel }) =>
    whoIsIn(hub, channel, members => {
      const { numClients, numUsers } = countMembers(members)
      return { num_clients: numClients, num_users: numUsers }
    }),
  ),
  channels: method(z.object({ pattern: z.string().default('') }), ({ channels }, { pattern }) => {
    const wanted = globOf(pattern === '' ? '*' : pattern)
    const names = channels.names('').filter(name => wanted.test(name))
    const found = names.map(name => [name, { num_clients: channels.members(name).length }] as const)
    return JSON.stringify({ channels: Object.fromEntries(found) })
  }),
}

function publishTo(
  { namespaceOf, channels }: HubContext,
  channel: string,
  request: z.infer<typeof publication>,
): ApiAnswer {
  if (namespaceOf(channel) === undefined) return ERRORS.unknownChannel
  const payload = payloadIn(request)
  if (payload === undefined) return ERRORS.badRequest
  const options: ChannelPublishOptions = {
    skipHistory: request.skip_history,
    ...(request.tags && { tags: request.tags }),
    ...(request.idempotency_key && { idempotencyKey: request.idempotency_key }),
    ...(request.version && { version: request.version, versionEpoch: request.version_epoch ?? '' }),
  }
  return JSON.stringify(withoutEmpty(channels.publish(channel, payload, options)))
}

/** The text of the data, which may be sent as base64 of a JSON text. */
function payloadIn({ data, b64data }: z.infer<typeof publication>): string | undefined {
  if (b64data === undefined) return data === undefined ? undefined : payloadOf(data)
  try {
    return payloadOf(JSON.parse(Buffer.from(b64data, 'base64').toString()))
  } catch {
    return undefined
  }
}

function whoIsIn(
  { namespaceOf, channels }: HubContext,
  channel: string,
  describe: (members: ReturnType<HubContext['channels']['members']>) => object,
): ApiAnswer {
  const namespace = namespaceOf(channel)
  if (namespace === undefined) return ERRORS.unknownChannel
  if (namespace.presence === 'off') return ERRORS.notAvailable
  return JSON.stringify(describe(channels.members(channel)))
}

/** Converts a glob: `*` matches any text, `?` one character, and a backslash escapes the next one. */
function globOf(pattern: string): RegExp {
  const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const parts = pattern.matchAll(/\\(.)|([*?])|(.)/gs)
  const source = Array.from(parts, ([, quoted, wild, plain = '']) =>
    wild === undefined ? literal(quoted ?? plain) : wild === '*' ? '.*' : '.',
  )
  return new RegExp(`^${source.join('')}$`, 's')
}
