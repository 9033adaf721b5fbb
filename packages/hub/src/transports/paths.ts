import type { IncomingMessage } from 'node:http'

/** Where the hub answers, as the client library and Centrifugo name it. */
export const REALTIME_PATHS = {
  websocket: '/connection/websocket',
  httpStream: '/connection/http_stream',
  sse: '/connection/sse',
  emulation: '/emulation',
} as const

/** Path and query of a request. Not `new URL`, which throws on targets that any stranger can send. */
export function targetOf({ url = '/' }: IncomingMessage): {
  readonly path: string
  readonly query: URLSearchParams
} {
  const [path = '/', query] = url.split('?', 2)
  return { path, query: new URLSearchParams(query) }
}
