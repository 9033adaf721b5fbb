import { Agent, request as openPlain, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as SecureAgent, request as openSecure } from 'node:https'
import type { Duplex } from 'node:stream'
import { headersFor } from './headersFor.ts'
import { headersOfAll } from './securityHeaders.ts'

/** What belongs to the back end; everything else is pages and files of ours. */
const FORWARDED = ['/api', '/connection', '/emulation', '/openapi.json', '/asyncapi.json', '/docs']

export interface Forwarder {
  /** Whether an address belongs to the back end. */
  takes(pathname: string): boolean
  request(request: IncomingMessage, response: ServerResponse): void
  /** A websocket: both ends are joined byte by byte. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

export interface ForwarderOptions {
  readonly backendOrigin: string
  /** Whether `/dev` reaches the back end: never in production. */
  readonly isDevForwarded: boolean
  /** How many proxies in front say who asks: the back end believes it, so a visitor must not say it. */
  readonly trustedHops: number
  /** Bases of the two APIs as the browser calls them; those on this origin are forwarded too. */
  readonly sportsbookBase: string
  readonly platformBase: string
  /** Origin visitors see; answers over https say that it stays so. */
  readonly publicOrigin: string | undefined
}

export function createForwarder(options: ForwarderOptions): Forwarder {
  const { backendOrigin, isDevForwarded, trustedHops } = options
  const { protocol, hostname, host, port } = new URL(backendOrigin)
  const isSecure = protocol === 'https:'
  const openRequest = isSecure ? openSecure : openPlain
  const bases = [options.sportsbookBase, options.platformBase].filter(base => base.startsWith('/'))
  const prefixes = [...FORWARDED, ...bases, ...(isDevForwarded ? ['/dev'] : [])]
  const always = headersOfAll(options)
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: Infinity })

  const optionsOf = (request: IncomingMessage) => ({
    host: hostname,
    port,
    method: request.method,
    path: request.url,
    // A host of many names, as those behind TLS are, answers to its own only.
    headers: { ...headersFor(request, trustedHops), ...(isSecure && { host }) },
  })

  return {
    takes: pathname => prefixes.some(prefix => pathname === prefix || pathname.startsWith(`${prefix}/`)),
    request(request, response) {
      const away = openRequest({ ...optionsOf(request), agent }, answer => {
        response.writeHead(answer.statusCode ?? 502, { ...always, ...answer.headers })
        // Streams (sse, http_stream) must not wait for a full buffer.
        response.flushHeaders()
        answer.pipe(response)
        answer.on('error', () => response.destroy())
      })
      away.on('error', () => {
        if (response.headersSent) {
          response.destroy()
          return
        }
        response.writeHead(502, {
          ...always,
          'content-type': 'application/json',
          'cache-control': 'no-store',
        })
        response.end('{"code":18,"localized_message":"The service is not available right now."}')
      })
      response.on('close', () => away.destroy())
      request.pipe(away)
    },
    upgrade(request, socket, head) {
      const away = openRequest({ ...optionsOf(request), agent: false })
      const drop = (): void => {
        away.destroy()
        socket.destroy()
      }
      away.on('upgrade', (answer, other, otherHead) => {
        const lines = answer.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : [],
        )
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
        if (otherHead.length > 0) socket.write(otherHead)
        if (head.length > 0) other.write(head)
        other.pipe(socket).pipe(other)
        const end = (): void => {
          other.destroy()
          socket.destroy()
        }
        for (const side of [other, socket]) side.on('error', end).on('close', end)
      })
      // The back end refused to upgrade: its answer is passed on as it came.
      away.on('response', answer => {
        socket.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`)
        answer.pipe(socket)
      })
      away.on('error', drop)
      socket.on('error', drop)
      away.end()
    },
    close: () => agent.destroy(),
  }
}
