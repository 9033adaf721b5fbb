import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { resolve } from 'node:path'
import { Centrifuge } from 'centrifuge'
import type { SubscribedContext } from 'centrifuge'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { connectRaw } from '../testing/rawClient.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'

interface Coded {
  readonly code: number
  readonly reason: string
}

/** A proxy in front of the hub that can be cut, or made to drop what the server sends while connections stay open. */
async function startWire(host: string): Promise<{ host: string; cut(): void; drop(): void }> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let isDropping = false
  const server = createServer(near => {
    const far = connect(Number(host.split(':')[1]), '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    near.on('data', chunk => far.write(chunk))
    far.on('data', chunk => isDropping || near.write(chunk))
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        for (const each of pair) each.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    isDropping = false
    for (const [near, far] of pairs) {
      near.destroy()
      far.destroy()
    }
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, cut, drop: () => void (isDropping = true) }
}

describe.each(TRANSPORTS)('%s', transport => {
  test('[RT-1.4.21] a cut line: the client comes back and gets what it missed', async () => {
    const { hub, host, client } = await startTestHub()
    const wire = await startWire(host)
    const c = await connected(client(transport, {}, wire.host))
    const sub = await subscribed(c, 'match:1')
    const received = collect(sub)
    const connecting = next<Coded>(c, 'connecting')
    wire.cut()
    for (const n of [1, 2, 3]) await hub.publish('match:1', n)
    expect(await connecting).toMatchObject({ code: 1, reason: 'transport closed' })
    expect(await received.until(3)).toEqual([1, 2, 3])
  })

  test('[RT-6.8] [RT-1.1.14] [RT-1.4.22] a half-open line: the client misses the ping and reconnects (code 2)', async () => {
    // Pings every tenth of a second of real time; the hand-driven clock never sends one.
    const { hub, host, client } = await startTestHub({ limits: { pingMs: 100, pongMs: 50 } })
    const wire = await startWire(host)
    const c = await connected(client(transport, { maxServerPingDelay: 100 }, wire.host))
    const sub = await subscribed(c, 'match:1')
    const received = collect(sub)
    wire.drop()
    const connecting = next<Coded>(c, 'connecting')
    await hub.publish('match:1', 'dropped')
    expect(await connecting).toMatchObject({ code: 2, reason: 'no ping' })
    wire.cut()
    expect(await received.until(1)).toEqual(['dropped'])
  })

  test('[RT-6.10] a hub that restarts has another epoch: not recovered, and the client knows', async () => {
    const first = await startTestHub()
    const port = Number(first.host.split(':')[1])
    const c = await connected(first.client(transport))
    await first.hub.publish('match:1', 1)
    const sub = await subscribed(c, 'match:1')
    const context = next<SubscribedContext>(sub, 'subscribed')
    const connecting = next<Coded>(c, 'connecting')
    await first.stopServer()
    expect((await connecting).code).toBe(3001)
    await startTestHub({}, port)
    expect(await context).toMatchObject({ wasRecovering: true, recovered: false })
  })

  test('[RT-6.7] a recovery larger than the queue limit reaches a client that reads', async () => {
    const { hub, client } = await startTestHub()
    const since = await hub.position('match:1')
    const big = 'x'.repeat(30_000)
    for (let n = 0; n < 100; n += 1) await hub.publish('match:1', { n, big })
    const sub = (await connected(client(transport))).newSubscription('match:1', { since })
    const received = collect(sub)
    sub.subscribe()
    expect(await received.until(100)).toHaveLength(100)
  })

  test('[RT-6.7] a burst of one tick larger than the queue limit reaches a client that reads', async () => {
    const { hub, client } = await startTestHub()
    const received = collect(await subscribed(await connected(client(transport)), 'match:1'))
    const big = 'x'.repeat(30_000)
    for (let n = 0; n < 20; n += 1) void hub.publish('match:1', { n, big })
    expect(await received.until(20)).toHaveLength(20)
  })
})

test('[RT-6.7] [RT-1.4.3008] [RT-1.7.23] a client that does not read is dropped with 3008, the others do not notice', async () => {
  const { hub, host, client } = await startTestHub()
  const received = collect(await subscribed(await connected(client('websocket')), 'plain'))
  const slow = await connectRaw(host)
  slow.send({ id: 2, subscribe: { channel: 'plain' } })
  await slow.frame()
  slow.socket.pause()
  const chunk = 'x'.repeat(500_000)
  let sent = 0
  while ((await hub.presenceStats('plain')).numClients === 2 && sent < 200) {
    await hub.publish('plain', chunk)
    sent += 1
    await received.until(sent)
  }
  expect(await hub.presenceStats('plain')).toMatchObject({ numClients: 1 })
  expect(received.data).toHaveLength(sent)
  slow.socket.resume()
  expect(await slow.closed).toEqual({ code: 3008, reason: 'slow' })
})

test.each(['http_stream', 'sse'])(
  '[RT-6.7] a client that does not read %s is dropped as well',
  async path => {
    const { hub, host } = await startTestHub()
    const [address, port] = host.split(':')
    const socket = connect(Number(port), address)
    onTestFinished(() => void socket.destroy())
    const connectCommand = JSON.stringify({ id: 1, connect: {} })
    socket.write(
      `POST /connection/${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${connectCommand.length}\r\n\r\n${connectCommand}`,
    )
    const head = await new Promise<string>(resolve => {
      let text = ''
      socket.on('data', chunk => {
        text += chunk.toString()
        if (text.includes('"session"')) resolve(text)
      })
    })
    const reply = JSON.parse(/\{.*\}/.exec(head)![0]) as { connect: { session: string; node: string } }
    socket.pause()
    const data = JSON.stringify({ id: 2, subscribe: { channel: 'plain' } })
    const body = JSON.stringify({ ...reply.connect, data })
    await fetch(`http://${host}/emulation`, { method: 'POST', body })
    const chunk = 'x'.repeat(500_000)
    let sent = 0
    do {
      await hub.publish('plain', chunk)
      await new Promise(setImmediate)
      sent += 1
    } while ((await hub.presenceStats('plain')).numClients === 1 && sent < 200)
    expect(await hub.presenceStats('plain')).toEqual({ numClients: 0, numUsers: 0 })
  },
)

test(
  '[RT-6.15] a storm of 1,000 clients that come back at once all recover',
  { timeout: 60_000 },
  async () => {
    const { hub, host, client } = await startTestHub()
    const wire = await startWire(host)
    const clients = Array.from({ length: 1_000 }, () =>
      client('websocket', { maxReconnectDelay: 1_000, timeout: 30_000 }, wire.host),
    )
    const received = clients.map(c => {
      const sub = c.newSubscription('locale:en')
      sub.subscribe()
      c.connect()
      return { sub, ...collect(sub) }
    })
    await Promise.all(received.map(({ sub }) => sub.ready(30_000)))
    wire.cut()
    await hub.publish('locale:en', 'missed')
    for (const each of received) expect(await each.until(1)).toEqual(['missed'])
    expect((await hub.info())[0]).toMatchObject({
      numClients: 1_000,
      numSubscriptions: 1_000,
      numChannels: 1,
    })
  },
)

test('[RT-6.14] a hub that is killed mid-stream: the client comes back to another epoch and knows it must fetch', async () => {
  const first = await spawnHub('0')
  const client = new Centrifuge(`ws://127.0.0.1:${first.port}/connection/websocket`, {
    websocket: WebSocket,
    minReconnectDelay: 5,
    maxReconnectDelay: 50,
  })
  onTestFinished(() => client.disconnect())
  const sub = await subscribed(await connected(client), 'match')
  const received = collect(sub)
  await sub.publish(1)
  await received.until(1)
  const [connecting, again] = [next<Coded>(client, 'connecting'), next<SubscribedContext>(sub, 'subscribed')]
  first.kill()
  expect(await connecting).toMatchObject({ code: 1, reason: 'transport closed' })
  await spawnHub(first.port)
  expect(await again).toMatchObject({ wasRecovering: true, recovered: false })
})

/** A hub in its own process, as started by hand. */
async function spawnHub(port: string): Promise<{ readonly port: string; kill(): void }> {
  const main = resolve(import.meta.dirname, '../standalone/main.ts')
  const child = spawn(process.execPath, [main, '--port', port], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [words] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: /:(\d+)/.exec(words.toString())![1]!, kill: () => void child.kill('SIGKILL') }
}
