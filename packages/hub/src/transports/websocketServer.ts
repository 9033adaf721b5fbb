import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { RawData } from 'ws'
import type { HubContext } from '../engines/hub/hubContext.ts'
import { HubSession } from '../engines/hub/connections/hubSession.ts'
import { wantsProtobuf } from './wantsProtobuf.ts'
import { websocketTransport } from './websocketTransport.ts'

/** A client that does not finish the closing handshake within this time is disconnected. */
const CLOSING_MS_MAX = 5_000

/** Turns upgrade requests into sessions. Path and origin have been checked before. */
export function createWebsocketServer(
  hub: HubContext,
): (req: IncomingMessage, socket: Duplex, head: Buffer) => void {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: hub.limits.messageBytes,
    closeTimeout: CLOSING_MS_MAX,
    handleProtocols: chooseProtocol,
  }
  const server = new WebSocketServer(options)
  return (req, socket, head) => {
    if (wantsProtobuf(req)) return refuseUpgrade(socket, 400, 'Bad Request')
    server.handleUpgrade(req, socket, head, websocket => {
      const session = new HubSession(hub, websocketTransport(websocket))
      websocket.on('message', (data: RawData) => session.receive(textOf(data)))
      // A broken or oversized frame: the socket closes with its own code (1009), and the close event follows.
      websocket.on('error', error => hub.logger.debug({ err: error }, 'realtime socket failed'))
      websocket.on('close', () => session.gone())
    })
  }
}

/** Answers an upgrade request with a plain HTTP status. */
export function refuseUpgrade(socket: Duplex, status: number, words: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function chooseProtocol(offered: Set<string>): string | false {
  return offered.has('centrifuge-json') ? 'centrifuge-json' : false
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}
