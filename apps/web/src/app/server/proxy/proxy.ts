import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import helmet from '@fastify/helmet'
import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { endToEnd } from '../http/endToEnd.ts'
import { headersOfAll } from '../http/securityHeaders.ts'
import { forwardedPaths, isForwarded, type ForwardedOptions } from './forwardedPaths.ts'
import { requestHeaders, type RequestHeadersOptions } from './requestHeaders.ts'
import { openTunnel } from './tunnel.ts'

export interface ProxyOptions extends ForwardedOptions, RequestHeadersOptions {
  /** Origin visitors see; where it is https, answers set HSTS. */
  readonly publicOrigin: string | undefined
}

/** One connection for each request and stream; both may be idle for as long as the back end wants. */
const CONNECTIONS = {
  connections: null,
  pipelining: 1,
  headersTimeout: 0,
  bodyTimeout: 0,
  // The library disables certificate checks by default.
  connect: { rejectUnauthorized: true },
}
/** Answers below it are event streams. */
const REALTIME = '/connection/'
const UNAVAILABLE = '{"code":18,"localized_message":"The service is not available right now."}'

/** Forwards calls, realtime and documents to the back end. */
export const proxy: FastifyPluginAsync<ProxyOptions> = async (app, options) => {
  const streams = new Set<Duplex | IncomingMessage>()
  const track = (stream: Duplex | IncomingMessage): void => {
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
  }
  const hooks: FastifyReplyFromHooks = {
    // The caller decides whether to repeat after a Retry-After: the library would do it up to ten times.
    retryDelay: () => null,
    rewriteRequestHeaders: ({ raw }) => requestHeaders(raw as IncomingMessage, options),
    rewriteHeaders: headers => endToEnd(headers),
    onResponse: ({ url }, reply, { stream }) => {
      if (url.startsWith(REALTIME)) track(stream)
      reply.send(stream)
      // The headers of an event stream must not wait for its first event.
      ;(reply as FastifyReply).raw.flushHeaders()
    },
    onError: reply => void sendUnavailable(reply as FastifyReply),
  }
  // A body is passed on as it arrives, whatever its type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(helmet, headersOfAll(options))
  await app.register(replyFrom, {
    base: options.backendOrigin,
    undici: CONNECTIONS,
    destroyAgent: true,
    disableCache: true,
    disableRequestLogging: true,
  })
  const forward = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.from(undefined, hooks)
  for (const path of forwardedPaths(options)) {
    app.all(path, forward)
    app.all(`${path}/*`, forward)
  }
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (isForwarded(path, options)) {
      track(socket)
      openTunnel({ request, socket, head }, options)
    }
    // The development server handles upgrades too.
    else if (app.server.listenerCount('upgrade') === 1) socket.destroy()
  })
  // Streams do not end by themselves, and their clients reconnect. Calls get time to finish.
  app.addHook('preClose', async () => streams.forEach(stream => stream.destroy()))
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(502)
    .headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    .send(UNAVAILABLE)
}
