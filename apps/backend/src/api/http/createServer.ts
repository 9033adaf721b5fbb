import { STATUS_CODES } from 'node:http'
import cookie from '@fastify/cookie'
import { ERROR_CODES, type ErrorCode } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { answerHeaders } from './answers/answerHeaders.ts'
import { collectMethods } from './collectMethods.ts'
import { errorBodyOf } from './answers/errorBodyOf.ts'
import { isCrossSite, LOOPBACK } from './requests/isCrossSite.ts'
import { localeOf } from './requests/localeOf.ts'
import { createSecurityLog, logSecurity, openSecurityLog } from './security/securityLog.ts'

const BODY_BYTES_MAX = 64 * 1024

export type ServerOptions = {
  readonly locales: readonly Locale[]
  /** Origins of the site: unsafe requests from other origins are refused. */
  readonly allowedOrigins: readonly string[]
  /** Where warnings, errors and the security log are written: standard output or another stream. */
  readonly logs: boolean | LogStream
}

export type LogStream = { write(line: string): void }

/**
 * The HTTP server with what applies to every address: body limit, JSON only, same site, errors in the contract's shape.
 */
export async function createServer({
  locales,
  allowedOrigins,
  logs,
}: ServerOptions): Promise<FastifyInstance> {
  const always = new Map(Object.entries(answerHeaders(allowedOrigins[0])))
  const app = Fastify({
    bodyLimit: BODY_BYTES_MAX,
    // Only the web process on this machine is trusted to forward the client's address, which it has checked.
    trustProxy: (address, hop) => hop === 0 && LOOPBACK.includes(address),
    // Errors of the router occur before our handlers run: a path segment that is too long or not valid text.
    frameworkErrors: (_error, request, reply) => {
      // Its type allows for HTTP/2 servers; this one is plain HTTP.
      const plain = reply as unknown as FastifyReply
      plain.raw.setHeaders(always)
      void plain.code(400).send(body(400, localeOf(request as FastifyRequest, locales)))
    },
    // The request is not HTTP, or too large: the client gets an error body in our format before the connection closes.
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable) socket.write(refusalLine(error.code, locales, always))
      socket.destroy(error)
    },
    logger: logs !== false && {
      level: 'warn',
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logs !== true && { stream: logs }),
    },
  })
  app.removeContentTypeParser('text/plain')
  const methodsAt = collectMethods(app)
  await app.register(cookie)
  openSecurityLog(
    app.server,
    createSecurityLog(app.log, () => performance.now()),
  )
  app.addHook('onRequest', async (request, reply) => {
    // Set on the raw response: realtime writes its own without Fastify, and a handler can still override headers.
    reply.raw.setHeaders(always)
    // Read early: an invalid body closes the connection at once, the address is then gone, and limits need it.
    const address: string | undefined = request.ip
    if (address === undefined) return reply.hijack()
    if (!isCrossSite(request, allowedOrigins)) return
    logSecurity(request, { event: 'origin-refused', status: 403 })
    await reply.code(403).send(body(403, localeOf(request, locales)))
  })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    const status = methods.length > 0 ? 405 : 404
    if (status === 405) reply.header('allow', methods.join(', '))
    return reply.code(status).send(body(status, localeOf(request, locales)))
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status =
      error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : statusOf(error)
    // Details stay in the log; the answer never contains them.
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (status === 503) reply.header('retry-after', '2')
    return reply.code(status).send(body(status, localeOf(request, locales)))
  })
  return app
}

/** A lost database connection or a lock timeout is temporary: the same request may be sent again (failure model M8). */
function statusOf(error: { readonly code?: string; readonly message: string }): number {
  const isLostDatabase =
    /^(08|57P|53|3D|55P03|40P01|25P03)/.test(error.code ?? '') ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  return isLostDatabase ? 503 : 500
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: ERROR_CODES.unauthorized,
  403: ERROR_CODES.forbidden,
  404: ERROR_CODES.notFound,
  429: ERROR_CODES.rateLimited,
  500: ERROR_CODES.internal,
  503: ERROR_CODES.unavailable,
}

/** A complete answer, head and body, to a request that could not be parsed. */
function refusalLine(code: string, locales: readonly Locale[], always: ReadonlyMap<string, string>): string {
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[code] ?? 400
  const text = JSON.stringify(body(status, locales[0] ?? 'en'))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json',
    ...[...always].map(([name, value]) => `${name}: ${value}`),
  ]
  return [...head, `content-length: ${Buffer.byteLength(text)}`, '', text].join('\r\n')
}

function body(status: number, locale: Locale): object {
  return errorBodyOf({ code: CODE_BY_STATUS[status] ?? ERROR_CODES.validation }, locale)
}
