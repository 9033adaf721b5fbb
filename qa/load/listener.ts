import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { ListenerPlan, Subscription } from './listenerPlans.ts'

/** What a listener tells of every frame. */
export interface Heard {
  /** Publications in it. */
  readonly publications: number
  /** Of these, on private channels. */
  readonly own: number
  readonly bytes: number
  /** Between the server's time in its heartbeat and here; undefined where it brought none. */
  readonly delayMs: number | undefined
}

export interface ListenerOptions {
  readonly host: string
  readonly port: number
  readonly plan: ListenerPlan
  readonly heard: (heard: Heard) => void
  /** The line was cut off by the other side, or never came about. */
  readonly lost: (why: string) => void
  readonly now: () => number
}

const PUBLICATION = Buffer.from('"pub":')
const OWN_PUBLICATION = /"channel":"\$user:[^"]*","pub":/g
const SERVER_TIME = Buffer.from('"server_time":')
/** Each answer is a line of its own; publications come between them. */
const ANSWER = /^\{"id":\d+,"(connect|subscribe)":/gm
const REFUSAL = /^\{"id":\d+,"error":.*$/m
/** An empty command; what is on the way goes out in one frame, and it may stand before, behind and between. */
const PING = Buffer.from('{}')
const LATER_PING = Buffer.from('\n{}')
const PONG = '{}'
const TEXT_FRAME = 0x81
const CLOSE_CODE = 8

export interface Listener {
  /** Listens to more channels; fulfilled when each is answered, rejected when one is refused or the line is gone. */
  readonly subscribe: (subscriptions: readonly Subscription[]) => Promise<void>
}

/**
 * A subscriber of the hub that costs next to nothing: it shakes hands, subscribes, answers pings, and counts. It is no client: thousands of
 * those would take the processor from the server that is measured. Resolves once its subscriptions are answered; ends with the process.
 */
export function openListener(options: ListenerOptions): Promise<Listener> {
  const { host, port, plan, heard, lost, now } = options
  const { token, subscriptions } = plan
  const socket = connect(port, host)
  let rest: Buffer = Buffer.alloc(0)
  let isOpen = false
  let isEnded = false
  let answered = 0
  let sent = 0
  let allAnswered = Promise.withResolvers<void>()
  const subscribed = allAnswered.promise.then(() => ({ subscribe }))
  const fail = (why: string): void => {
    if (isEnded) return
    isEnded = true
    socket.destroy()
    allAnswered.reject(new Error(why))
    lost(why)
  }
  socket.setNoDelay(true)
  socket.on('error', error => fail(error.message))
  socket.on('close', () => fail('the line was closed'))
  socket.on('connect', () => socket.write(handshake(host, port)))
  socket.on('data', chunk => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (!isOpen && !open()) return
    for (let frame = readFrame(rest); frame; frame = readFrame(rest)) {
      rest = rest.subarray(frame.end)
      if (frame.kind === CLOSE_CODE) return fail(`closed with code ${frame.payload.readUInt16BE(0)}`)
      take(frame.payload)
    }
  })
  return subscribed

  function open(): boolean {
    const headEnd = rest.indexOf('\r\n\r\n')
    if (headEnd < 0) return false
    const [line = ''] = rest.subarray(0, headEnd).toString().split('\r\n')
    if (!line.includes(' 101 ')) {
      fail(line)
      return false
    }
    isOpen = true
    rest = rest.subarray(headEnd + 4)
    send([{ connect: { token } }, ...subscriptions.map(one => ({ subscribe: one }))])
    return true
  }

  function send(orders: readonly object[]): void {
    write(socket, orders.map(order => JSON.stringify({ id: ++sent, ...order })).join('\n'))
  }

  /** To be asked again only after the last answer. */
  function subscribe(more: readonly Subscription[]): Promise<void> {
    if (isEnded) return Promise.reject(new Error('the line is gone'))
    allAnswered = Promise.withResolvers()
    if (more.length === 0) allAnswered.resolve()
    else send(more.map(one => ({ subscribe: one })))
    return allAnswered.promise
  }

  function take(payload: Buffer): void {
    if (answered < sent) countAnswers(payload)
    if (hasPing(payload)) write(socket, PONG)
    const publications = count(payload, PUBLICATION)
    if (publications === 0) return
    const at = payload.indexOf(SERVER_TIME)
    const time =
      at < 0
        ? undefined
        : Number(payload.subarray(at + SERVER_TIME.length, at + SERVER_TIME.length + 13).toString())
    heard({
      publications,
      own: token === undefined ? 0 : (payload.toString().match(OWN_PUBLICATION)?.length ?? 0),
      bytes: payload.length,
      delayMs: time === undefined ? undefined : now() - time,
    })
  }

  function countAnswers(payload: Buffer): void {
    const text = payload.toString()
    const refusal = REFUSAL.exec(text)
    if (refusal) return fail(refusal[0])
    answered += text.match(ANSWER)?.length ?? 0
    if (answered === sent) allAnswered.resolve()
  }
}

function handshake(host: string, port: number): string {
  return [
    'GET /connection/websocket HTTP/1.1',
    `Host: ${host}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n')
}

/** One frame of the websocket protocol, as servers write them: whole and not masked. Undefined while it is not all there. */
function readFrame(
  bytes: Buffer,
): { readonly kind: number; readonly payload: Buffer; readonly end: number } | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes[1]! & 0x7f
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < head) return undefined
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const end = head + length
  return bytes.length < end ? undefined : { kind: bytes[0]! & 0x0f, payload: bytes.subarray(head, end), end }
}

/** Clients mask what they send; a mask of zeros leaves it readable. */
function write(socket: Socket, text: string): void {
  const payload = Buffer.from(text)
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff]
  socket.write(Buffer.concat([Buffer.from([TEXT_FRAME, ...length, 0, 0, 0, 0]), payload]))
}

function hasPing(payload: Buffer): boolean {
  return payload.subarray(0, PING.length).equals(PING) || payload.includes(LATER_PING)
}

function count(payload: Buffer, what: Buffer): number {
  let found = 0
  for (let at = payload.indexOf(what); at >= 0; at = payload.indexOf(what, at + what.length)) found++
  return found
}
