import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

/** A websocket between a client and the hub, for what the hub itself never says. */
export interface Relay {
  /** `127.0.0.1:<port>` */
  readonly host: string
  /** The client's next command of this method gets this reply, and the hub does not hear of it. */
  answer(method: string, reply: object): void
  /** Commands of this method reach nobody. */
  drop(method: string): void
  /** Whatever the hub says has this text replaced from now on. */
  rewrite(from: string, to: string): void
  /** Ends all lines without a word. */
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
