import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

/** A websocket without the client library, to send what that library never would. */
export interface RawClient {
  readonly socket: WebSocket
  /** Sends objects as the lines of one frame; a string is sent unchanged. */
  send(...lines: readonly (object | string)[]): void
  /** The next frame, as the objects in it. */
  frame(): Promise<readonly Record<string, unknown>[]>
  /** The close code and reason. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
}

export async function openRaw(host: string, path = '/connection/websocket'): Promise<RawClient> {
  const socket = new WebSocket(`ws://${host}${path}`)
  onTestFinished(() => socket.terminate())
  const frames: string[] = []
  const waiting: ((frame: string) => void)[] = []
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const taker = waiting.shift()
    if (taker === undefined) frames.push(text)
    else taker(text)
  })
  const closed = new Promise<{ code: number; reason: string }>(resolve => {
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() }))
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    closed,
    send: (...lines) =>
      socket.send(lines.map(line => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')),
    frame: async () => {
      const text = frames.shift() ?? (await new Promise<string>(resolve => waiting.push(resolve)))
      return text.split('\n').map(line => JSON.parse(line) as Record<string, unknown>)
    },
  }
}

/** A raw client that has sent `connect` and read the reply. */
export async function connectRaw(host: string, request: object = {}): Promise<RawClient> {
  const raw = await openRaw(host)
  raw.send({ id: 1, connect: request })
  await raw.frame()
  return raw
}
