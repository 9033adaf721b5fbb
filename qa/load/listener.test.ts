import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openListener, type LoadListener } from './listener.ts'

let close = (): void => {}
afterEach(() => close())

/** A hub that accepts connections and sends what the test gives it, and a listener of it with one channel. */
async function openOne(): Promise<{
  readonly listener: LoadListener
  readonly print: (...lines: string[]) => void
  readonly lost: readonly string[]
  readonly received: () => number
  readonly pongs: () => number
}> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = once(server, 'connection') as Promise<[Socket]>
  const lost: string[] = []
  let publications = 0
  const opening = openListener({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    plan: { subscriptions: [{ channel: 'lists' }] },
    received: ({ publications: more }) => (publications += more),
    lost: why => lost.push(why),
    now: () => 0,
  })
  const [socket] = await connected
  let pongs = 0
  socket.on('data', bytes => (pongs += bytes.equals(PONG) ? 1 : 0))
  close = () => {
    socket.destroy()
    server.close()
  }
  const print = (...lines: string[]): void => {
    const payload = Buffer.from(lines.join('\n'))
    socket.write(
      Buffer.concat([Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff]), payload]),
    )
  }
  socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
  print('{"id":1,"connect":{}}')
  print('{"id":2,"subscribe":{}}', '{"push":{"channel":"lists","pub":{"data":{"error":1}}}}')
  return { listener: await opening, print, lost, received: () => publications, pongs: () => pongs }
}

/** An empty command in a masked frame. */
const PONG = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d])
const MORE = [{ channel: 'match-1' }, { channel: 'match-2' }]

test('more channels are open when each is answered, whatever is published in the meantime', async () => {
  const { listener, print, lost, received } = await openOne()
  let isThere = false
  const more = listener.subscribe(MORE).then(() => (isThere = true))
  print('{"id":3,"subscribe":{}}', '{"push":{"channel":"lists","pub":{"data":{"id":9}}}}')
  await expect.poll(received).toBe(2)
  expect(isThere).toBe(false)
  print('{"id":4,"subscribe":{}}')
  await more
  expect(lost).toEqual([])
})

test('a channel that is refused ends the listener, with the reason', async () => {
  const { listener, print, lost } = await openOne()
  const more = listener.subscribe(MORE)
  print('{"id":3,"subscribe":{}}', '{"id":4,"error":{"code":103,"message":"permission denied"}}')
  const refusal = '{"id":4,"error":{"code":103,"message":"permission denied"}}'
  await expect(more).rejects.toThrow(refusal)
  expect(lost).toEqual([refusal])
  await expect(listener.subscribe(MORE)).rejects.toThrow('the connection is lost')
})

test.each([
  ['alone', ['{}']],
  ['before what is published', ['{}', '{"push":{"channel":"lists","pub":{}}}']],
  ['behind it', ['{"push":{"channel":"lists","pub":{"data":{}}}}', '{}']],
])('a ping is answered: %s', async (_, lines) => {
  const { print, pongs } = await openOne()
  print(...lines)
  await expect.poll(pongs).toBe(1)
})

test('what is published is no ping', async () => {
  const { print, pongs, received } = await openOne()
  print('{"push":{"channel":"lists","pub":{"data":{}}}}')
  await expect.poll(received).toBe(2)
  expect(pongs()).toBe(0)
})
