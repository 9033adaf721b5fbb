import { z } from 'zod'
import { pushLine } from '../../../protocol/answer.ts'
import type { HubConnection } from '../connections/hubConnection.ts'
import { DISCONNECTS, ERRORS, UNSUBSCRIBES } from '../../../protocol/codes.ts'
import type { HubContext } from '../hubContext.ts'
import { tokenLifetime } from '../connections/tokenLifetime.ts'
import { openSubscription } from '../methods/openSubscription.ts'
import { HUB_VERSION } from '../../../protocol/version.ts'
import { channelName, DONE, method, requestedPosition } from './method.ts'

/** Connections of a user: all of them, or the one with this public or secret id. */
const ofUser = z.object({
  user: z.string().default(''),
  client: z.string().default(''),
  session: z.string().default(''),
})

/** Methods for connections. */
export const aboutClients = {
  subscribe: method(
    ofUser.extend({
      channel: channelName,
      data: z.unknown().optional(),
      info: z.unknown().optional(),
      expire_at: z.int().min(0).default(0),
      recover_since: requestedPosition.optional(),
    }),
    (hub, { channel, data, info, expire_at: end, recover_since: since, ...who }) => {
      if (hub.namespaceOf(channel) === undefined) return ERRORS.unknownChannel
      const expiresAt = end === 0 ? undefined : end * 1000
      for (const session of sessionsOf(hub, who)) {
        if (session.subscriptions.has(channel)) continue
        const opened = openSubscription(hub, session, channel, { data, info, expiresAt, since })
        session.send(Buffer.from(`{"push":{"channel":${JSON.stringify(channel)},"subscribe":${opened}}}`))
        session.subscriptions.announce(channel)
      }
      return DONE
    },
  ),
  unsubscribe: method(ofUser.extend({ channel: z.string().default('') }), (hub, { channel, ...who }) => {
    if (channel !== '' && hub.namespaceOf(channel) === undefined) return ERRORS.unknownChannel
    for (const { subscriptions } of sessionsOf(hub, who)) {
      for (const name of channel === '' ? subscriptions.names() : [channel])
        subscriptions.end(name, UNSUBSCRIBES.server)
    }
    return DONE
  }),
  disconnect: method(
    ofUser.extend({
      whitelist: z.array(z.string()).default([]),
      disconnect: z
        .object({ code: z.int().min(3000).max(4999), reason: z.string().max(123).default('') })
        .default(DISCONNECTS.forced),
    }),
    (hub, { disconnect, whitelist, ...who }) => {
      const wanted = sessionsOf(hub, who).filter(({ client }) => !whitelist.includes(client))
      for (const session of wanted) session.close(disconnect)
      return DONE
    },
  ),
  refresh: method(
    ofUser.extend({
      expired: z.boolean().default(false),
      expire_at: z.int().min(0).default(0),
      info: z.unknown().optional(),
    }),
    (hub, { expired, expire_at: end, info, ...who }) => {
      const expiresAt = end === 0 ? undefined : end * 1000
      for (const session of sessionsOf(hub, who)) {
        if (expired) session.close(DISCONNECTS.expired)
        else {
          session.renew({
            user: session.user,
            session: session.signInSession,
            expiresAt,
            info: info ?? session.clientInfo.conn_info,
          })
          session.send(pushLine({ refresh: tokenLifetime(hub.clock, expiresAt) }))
        }
      }
      return DONE
    },
  ),
  info: method(z.object({}), ({ nodeId, sessions, channels, clock, startedAt }) => {
    const { channels: numChannels, subscriptions } = channels.counts()
    const node = {
      uid: nodeId,
      name: 'hub',
      version: HUB_VERSION,
      num_clients: sessions.size,
      num_users: sessions.users,
      num_subs: subscriptions,
      num_channels: numChannels,
      uptime: Math.floor((clock.now() - startedAt) / 1000),
    }
    return JSON.stringify({ nodes: [node] })
  }),
}

function sessionsOf(
  { sessions }: HubContext,
  { user, client, session: id }: z.infer<typeof ofUser>,
): readonly HubConnection[] {
  return sessions
    .ofUser(user)
    .filter(session => (client === '' || session.client === client) && (id === '' || session.id === id))
}
