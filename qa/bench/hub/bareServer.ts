/**
 * The same fan-out without a protocol: `ws`, a set of sockets, and one frame per publication that is sent to all of
 * them. No history, no positions, no tokens, no pings, no limits. Has the same addresses and requests as the hub.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

const sockets = new Set<WebSocket>()
const server = createServer((req, res) => {
  let body = ''
  req.on('data', (chunk: Buffer) => (body += chunk.toString()))
  req.on('end', () => {
    const { channel, data } = JSON.parse(body) as { channel: string; data: unknown }
    const frame = Buffer.from(JSON.stringify({ push: { channel, pub: { data } } }))
    for (const socket of sockets) socket.send(frame, { binary: false })
    res.end('{"result":{}}')
  })
})
const websockets = new WebSocketServer({ server, perMessageDeflate: false })
websockets.on('connection', socket => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
  socket.on('message', (data: Buffer) => {
    const commands = data
      .toString()
      .split('\n')
      .map(line => JSON.parse(line) as { id: number; connect?: object })
    socket.send(
      commands.map(({ id, connect }) => `{"id":${id},"${connect ? 'connect' : 'subscribe'}":{}}`).join('\n'),
    )
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`bare ws on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
