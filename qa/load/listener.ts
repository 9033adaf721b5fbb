import { connect, type Socket } from 'node:net'
import { CLOSE_CODE, countBytes, handshake, hasPing, readFrame, writeFrame } from './frames.ts'
import type { ListenerPlan, Subscription } from './listenerPlans.ts'

/** What a listener reports of every frame. */
export interface ReceivedFrame {
  /** Publications in it. */
  readonly publications: number
  /** Of these, on private channels. */
  readonly own: number
  readonly bytes: number
  /** From the server's time in its heartbeat until now; undefined without a heartbeat. */
  readonly delayMs: number | undefined
}

export interface ListenerOptions {
  readonly host: string
  readonly port: number
  readonly plan: ListenerPlan
  readonly received: (received: ReceivedFrame) => void
  /** The other side closed the connection, or it never opened. */
  readonly lost: (why: string) => void
  readonly now: () => number
}

const PUBLICATION = Buffer.from('"pub":')
const OWN_PUBLICATION = /"channel":"\$user:[^"]*","pub":/g
const SERVER_TIME = Buffer.from('"server_time":')
/** Each answer is a line of its own; publications come between them. */
const ANSWER = /^\{"id":\d+,"(connect|subscribe)":/gm
const REFUSAL = /^\{"id":\d+,"error":.*$/m
const PONG = '{}'

export interface LoadListener {
  /**
   * Subscribes to more channels; fulfilled when each is answered, rejected when one is refused or the connection is
   * lost.
   */
  readonly subscribe: (subscriptions: readonly Subscription[]) => Promise<void>
}

/**
 * A subscriber of the hub that costs next to nothing: it connects, subscribes, answers pings, and counts. It is not
 * the real client: thousands of those would take the processor from the measured server. Resolves once its
 * subscriptions are answered; ends with the process.
 */
export function openListener(options: ListenerOptions): Promise<LoadListener> {
  return new SocketListener(options).opened()
}

class SocketListener implements LoadListener {
  readonly #options: ListenerOptions
  readonly #socket: Socket
  #rest: Buffer = Buffer.alloc(0)
  #isOpen = false
  #isEnded = false
  #answered = 0
  #sent = 0
  #allAnswered = Promise.withResolvers<void>()

  constructor(options: ListenerOptions) {
    this.#options = options
    const { host, port } = options
    this.#socket = connect(port, host)
    this.#socket.setNoDelay(true)
    this.#socket.on('error', error => this.#fail(error.message))
    this.#socket.on('close', () => this.#fail('the line was closed'))
    this.#socket.on('connect', () => this.#socket.write(handshake(host, port)))
    this.#socket.on('data', chunk => this.#read(chunk))
  }

  /** This listener, once its first subscriptions are answered. */
  async opened(): Promise<LoadListener> {
    await this.#allAnswered.promise
    return this
  }

  /** May be called again only after the last answer. */
  subscribe(more: readonly Subscription[]): Promise<void> {
    if (this.#isEnded) return Promise.reject(new Error('the connection is lost'))
    this.#allAnswered = Promise.withResolvers()
    if (more.length === 0) this.#allAnswered.resolve()
    else this.#send(more.map(one => ({ subscribe: one })))
    return this.#allAnswered.promise
  }

  #read(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    if (!this.#isOpen && !this.#open()) return
    for (let frame = readFrame(this.#rest); frame; frame = readFrame(this.#rest)) {
      this.#rest = this.#rest.subarray(frame.end)
      if (frame.kind === CLOSE_CODE) return this.#fail(`closed with code ${frame.payload.readUInt16BE(0)}`)
      this.#take(frame.payload)
    }
  }

  #open(): boolean {
    const headEnd = this.#rest.indexOf('\r\n\r\n')
    if (headEnd < 0) return false
    const [line = ''] = this.#rest.subarray(0, headEnd).toString().split('\r\n')
    if (!line.includes(' 101 ')) {
      this.#fail(line)
      return false
    }
    this.#isOpen = true
    this.#rest = this.#rest.subarray(headEnd + 4)
    const { token, subscriptions } = this.#options.plan
    this.#send([{ connect: { token } }, ...subscriptions.map(one => ({ subscribe: one }))])
    return true
  }

  #send(orders: readonly object[]): void {
    writeFrame(this.#socket, orders.map(order => JSON.stringify({ id: ++this.#sent, ...order })).join('\n'))
  }

  #take(payload: Buffer): void {
    const { plan, now, received } = this.#options
    if (this.#answered < this.#sent) this.#countAnswers(payload)
    if (hasPing(payload)) writeFrame(this.#socket, PONG)
    const frame = receivedIn(payload, now, plan.token !== undefined)
    if (frame) received(frame)
  }

  #countAnswers(payload: Buffer): void {
    const text = payload.toString()
    const refusal = REFUSAL.exec(text)
    if (refusal) return this.#fail(refusal[0])
    this.#answered += text.match(ANSWER)?.length ?? 0
    if (this.#answered === this.#sent) this.#allAnswered.resolve()
  }

  #fail(why: string): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#socket.destroy()
    this.#allAnswered.reject(new Error(why))
    this.#options.lost(why)
  }
}

/** The content of a frame; undefined where it has no publication. */
function receivedIn(payload: Buffer, now: () => number, hasOwn: boolean): ReceivedFrame | undefined {
  const publications = countBytes(payload, PUBLICATION)
  if (publications === 0) return undefined
  const at = payload.indexOf(SERVER_TIME) + SERVER_TIME.length
  const hasTime = at >= SERVER_TIME.length
  return {
    publications,
    own: hasOwn ? (payload.toString().match(OWN_PUBLICATION)?.length ?? 0) : 0,
    bytes: payload.length,
    delayMs: hasTime ? now() - Number(payload.subarray(at, at + 13).toString()) : undefined,
  }
}
