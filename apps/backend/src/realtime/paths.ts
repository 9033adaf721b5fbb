/** Where the hub answers, as the client library and Centrifugo name it. */
export const REALTIME_PATHS = {
  websocket: '/connection/websocket',
  httpStream: '/connection/http_stream',
  sse: '/connection/sse',
  emulation: '/emulation',
} as const
