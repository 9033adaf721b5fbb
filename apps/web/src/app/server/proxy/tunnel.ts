import { request as openPlain, type IncomingMessage } from 'node:http'
import { request as openSecure } from 'node:https'
import type { Duplex } from 'node:stream'
import { endToEnd } from '../http/endToEnd.ts'
import { requestHeaders, type RequestHeadersOptions } from './requestHeaders.ts'

/**
 * Connects a websocket with the back end byte by byte. A library that parses and rewrites frames costs several times
 * the processor time per frame (decision 0102).
 */
export function openTunnel(
  { request, socket, head }: { request: IncomingMessage; socket: Duplex; head: Buffer },
  options: RequestHeadersOptions,
): void {
  const upstream = openUpgrade(request, options)
  const drop = (): void => {
    upstream.destroy()
    socket.destroy()
  }
  upstream.on('upgrade', (answer, other, otherHead) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${linesOf(answer)}\r\n`)
    if (otherHead.length > 0) socket.write(otherHead)
    if (head.length > 0) other.write(head)
    join(other, socket)
  })
  // The back end refused to upgrade: its answer is passed on unchanged.
  upstream.on('response', answer => {
    socket.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`)
    answer.pipe(socket)
  })
  upstream.on('error', drop)
  socket.on('error', drop)
  upstream.end()
}

function openUpgrade(request: IncomingMessage, options: RequestHeadersOptions) {
  const { protocol, hostname, port } = new URL(options.backendOrigin)
  const openRequest = protocol === 'https:' ? openSecure : openPlain
  return openRequest({
    host: hostname,
    port,
    method: request.method,
    path: request.url,
    headers: { ...requestHeaders(request, options), connection: 'upgrade', upgrade: request.headers.upgrade },
    agent: false,
  })
}

/** The header lines of the answer that opens the tunnel. */
function linesOf(answer: IncomingMessage): string {
  const headers = { ...endToEnd(answer.headers), connection: 'upgrade', upgrade: answer.headers.upgrade }
  return Object.entries(headers)
    .flatMap(([name, value]) => [value ?? []].flat().map(one => `${name}: ${one}\r\n`))
    .join('')
}

function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one)
  const end = (): void => {
    one.destroy()
    other.destroy()
  }
  for (const side of [one, other]) side.on('error', end).on('close', end)
}
