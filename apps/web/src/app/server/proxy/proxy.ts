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
  /** Origin visitors see; answers over https say that it stays so. */
  readonly publicOrigin: string | undefined
}

/** As many connections as there are requests and streams; both may be quiet for as long as the back end wants. */
const CONNECTIONS = {
  connections: null,
  pipelining: 1,
  headersTimeout: 0,
  bodyTimeout: 0,
  // The library turns the check of certificates off by default.
  connect: { rejectUnauthorized: true },
}
/** Answers below it are streams of events. */
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
    // A refusal with Retry-After is the caller's to repeat: the library would do it up to ten times.
    retryDelay: () => null,
    rewriteRequestHeaders: ({ raw }) => requestHeaders(raw as IncomingMessage, options),
    rewriteHeaders: headers => endToEnd(headers),
    onResponse: ({ url }, reply, { stream }) => {
      if (url.startsWith(REALTIME)) track(stream)
      reply.send(stream)
      // A stream of events must not wait for its first one.
      ;(reply as FastifyReply).raw.flushHeaders()
    },
    onError: reply => void sendUnavailable(reply as FastifyReply),
  }
  // A body is passed on as it arrives, whatever it is.
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
    // The development server listens too.
    else if (app.server.listenerCount('upgrade') === 1) socket.destroy()
  })
  // Streams do not end by themselves, and their readers connect again. Calls are given the time to end.
  app.addHook('preClose', async () => streams.forEach(stream => stream.destroy()))
}

function sendUnavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(502)
    .headers({ 'content-type': 'application/json', 'cache-control': 'no-store' })
    .send(UNAVAILABLE)
}
