import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Hub } from '../engines/hub/createHub.ts'
import { REALTIME_PATHS, targetOf } from './paths.ts'
import { refuseUpgrade } from './websocketServer.ts'

/**
 * Registers the hub's four addresses on the API's server, and closes the hub before the server, which would otherwise
 * wait for open streams. Call it before `app.listen`.
 */
export async function attachRealtime(app: FastifyInstance, hub: Hub): Promise<void> {
  app.server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (targetOf(req).path === REALTIME_PATHS.websocket) hub.handleUpgrade(req, socket, head)
    // Another listener may handle the address; without one, the request would never be answered.
    else if (app.server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404, 'Not Found')
  })
  app.addHook('preClose', () => hub.close())
  await app.register(async scope => {
    // The hub reads bodies itself, because a stream starts its response before the body is parsed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_req, _payload, done) => done(null))
    for (const path of [REALTIME_PATHS.httpStream, REALTIME_PATHS.sse, REALTIME_PATHS.emulation]) {
      scope.all(path, (request, reply) => {
        reply.hijack()
        hub.handleRequest(request.raw, reply.raw)
      })
    }
  })
}
