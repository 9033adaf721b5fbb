import type { WebSocket } from 'ws'
import { joinLines } from './transport.ts'
import type { Transport } from './transport.ts'

/** A websocket: one text frame per tick; the protocol's codes are used as close codes. */
export function websocketTransport(socket: WebSocket): Transport {
  return {
    name: 'websocket',
    emulated: false,
    write: lines => socket.send(joinLines(lines), { binary: false }),
    unsentBytes: () => socket.bufferedAmount,
    close(disconnect) {
      if (disconnect === undefined) socket.close()
      else socket.close(disconnect.code, disconnect.reason)
    },
  }
}
