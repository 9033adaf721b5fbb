import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './makeRequest.ts'

/** The answer. Status 0: none arrived, and `text` is the reason. */
export interface FuzzAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const ANSWER_MS_MAX = 20_000
/** An empty body, sent in chunks. */
const NO_CHUNKS = '0\r\n\r\n'

/** Sends requests to one back end over sockets that stay open. */
export function createFuzzSender(origin: string): {
  readonly send: (request: FuzzRequest) => Promise<FuzzAnswer>
  readonly sendBytes: (bytes: Buffer) => Promise<FuzzAnswer>
  readonly close: () => void
} {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true })
  return {
    // The platform's own client refuses malformed requests; such a request is written by hand.
    send: request =>
      isWellFormed(request)
        ? sendWhole(origin, agent, request)
        : sendBytes(hostname, Number(port), requestBytes(request)),
    sendBytes: bytes => sendBytes(hostname, Number(port), bytes),
    close: () => agent.destroy(),
  }
}

function isWellFormed({ target, headers, method }: FuzzRequest): boolean {
  return (
    !/[^\u0021-\u00ff]/.test(target) &&
    method !== 'HEAD' &&
    headers.every(([, value]) => /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value)) &&
    method !== 'TRACE'
  )
}

/** The request as bytes, to read and to send again by hand. */
export function requestBytes({ method, target, headers, body }: FuzzRequest): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    ...headers.map(pair => pair.join(': ')),
  ]
  if (body) lines.push(`content-length: ${body.length}`)
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}

function sendWhole(
  origin: string,
  agent: Agent,
  { method, target, headers, body }: FuzzRequest,
): Promise<FuzzAnswer> {
  const { promise, resolve } = Promise.withResolvers<FuzzAnswer>()
  const sent = httpRequest(origin, { agent, method, path: target, timeout: ANSWER_MS_MAX }, response => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', error => resolve(none(error.message)))
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers['content-type'] ?? '',
        text: Buffer.concat(chunks).toString(),
      }),
    )
  })
  for (const [name, value] of headers) sent.setHeader(name, value)
  if (body) sent.setHeader('content-length', body.length)
  sent.on('timeout', () => sent.destroy(new Error(`no answer within ${ANSWER_MS_MAX} ms`)))
  sent.on('error', error => resolve(none(error.message)))
  sent.end(body)
  return promise
}

/** Writes bytes to a socket of its own and reads until the other side closes it. */
function sendBytes(host: string, port: number, bytes: Buffer): Promise<FuzzAnswer> {
  const { promise, resolve } = Promise.withResolvers<FuzzAnswer>()
  const socket = connect(port, host)
  const chunks: Buffer[] = []
  const finish = (): void => resolve(readAnswer(Buffer.concat(chunks)))
  socket.setTimeout(ANSWER_MS_MAX, () => socket.destroy())
  socket.on('data', chunk => chunks.push(chunk))
  socket.on('error', () => {}) // reported by the close that follows
  socket.on('close', finish)
  socket.write(bytes)
  return promise
}

function readAnswer(bytes: Buffer): FuzzAnswer {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return none('the line was closed without an answer')
  const [line = '', ...headers] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const header = (name: string) =>
    headers
      .find(text => text.toLowerCase().startsWith(`${name}:`))
      ?.split(':')[1]
      ?.trim() ?? ''
  const length = header('content-length')
  const body = bytes.subarray(end + 4, length === '' ? undefined : end + 4 + Number(length))
  const text =
    header('transfer-encoding') === 'chunked' && body.toString() === NO_CHUNKS ? '' : body.toString()
  return { status: Number(line.split(' ')[1]), type: header('content-type'), text }
}

function none(text: string): FuzzAnswer {
  return { status: 0, type: '', text }
}
