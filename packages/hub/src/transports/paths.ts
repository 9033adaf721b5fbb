import type { IncomingMessage } from 'node:http'

/** The hub's paths, as the client library and Centrifugo name them. */
export const REALTIME_PATHS = {
  websocket: '/connection/websocket',
  httpStream: '/connection/http_stream',
  sse: '/connection/sse',
  emulation: '/emulation',
} as const

/** Path and query of a request. Does not use `new URL`, which throws on invalid targets that any client can send. */
export function targetOf({ url = '/' }: IncomingMessage): {
  readonly path: string
  readonly query: URLSearchParams
} {
  const [path = '/', query] = url.split('?', 2)
  return { path, query: new URLSearchParams(query) }
}
