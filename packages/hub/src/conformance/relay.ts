import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

/** A websocket proxy between a client and the hub, to simulate what the hub itself never sends. */
export interface Relay {
  /** `127.0.0.1:<port>` */
  readonly host: string
  /** The client's next command with this method gets this reply and is not forwarded to the hub. */
  answer(method: string, reply: object): void
  /** Commands with this method are dropped. */
  drop(method: string): void
  /** Replaces this text in everything the hub sends from now on. */
  rewrite(from: string, to: string): void
  /** Cuts all connections without a close frame. */
  cut(): void
}

export async function startRelay(host: string): Promise<Relay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await new Promise(resolve => server.once('listening', resolve))
  const answers = new Map<string, object>()
  const dropped = new Set<string>()
  const rewrites = new Map<string, string>()
  const sockets = new Set<WebSocket>()
  server.on('connection', near => {
    const far = new WebSocket(`ws://${host}/connection/websocket`)
    const opened = new Promise(resolve => far.once('open', resolve))
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.on('message', (data: Buffer) => {
      for (const line of data.toString().split('\n')) void opened.then(() => pass(line))
    })
    function pass(line: string): void {
      const command = JSON.parse(line) as Record<string, unknown>
      const method = Object.keys(command).find(name => name !== 'id') ?? ''
      if (dropped.has(method)) return
      const reply = answers.get(method)
      if (reply === undefined) return far.send(line)
      answers.delete(method)
      near.send(JSON.stringify({ id: command['id'], ...reply }))
    }
    far.on('message', (data: Buffer) => {
      let text = data.toString()
      for (const [from, to] of rewrites) text = text.replaceAll(from, to)
      near.send(text)
    })
    far.on('close', () => near.terminate())
    near.on('close', () => far.terminate())
  })
  const cut = (): void => {
    for (const socket of sockets) socket.terminate()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (method, reply) => void answers.set(method, reply),
    drop: method => void dropped.add(method),
    rewrite: (from, to) => void rewrites.set(from, to),
    cut,
  }
}
