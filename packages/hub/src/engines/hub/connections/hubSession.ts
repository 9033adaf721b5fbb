import { PING_LINE, pushLine, refuseCommand, replyLine } from '../../../protocol/answer.ts'
import type { CommandAnswer } from '../../../protocol/answer.ts'
import type { Identity } from './hubConnection.ts'
import type { ClientInfo } from '../../../protocol/clientInfo.ts'
import { scheduleAt } from '../../../clock.ts'
import { DISCONNECTS, ERRORS } from '../../../protocol/codes.ts'
import { parseFrame } from '../../../protocol/commands.ts'
import type { Command } from '../../../protocol/commands.ts'
import { dispatch } from '../methods/dispatch.ts'
import { ConnectionHeartbeat } from './connectionHeartbeat.ts'
import type { HubClient } from './hubClient.ts'
import type { HubContext } from '../hubContext.ts'
import { Outbox } from './outbox.ts'
import type { Disconnect } from '../../../realtime.ts'
import { ClientChannels } from './clientChannels.ts'
import type { Transport } from '../../../transports/transport.ts'

/** A command that has an answer. */
type AnsweredCommand = Exclude<Command, { method: 'pong' }>

/** `refused`: the connect command was answered with an error, so the rest of its frame must be ignored. */
type Phase = 'new' | 'connected' | 'refused' | 'closed'

/** One client connection: reads its commands in order, answers them, and ends when it must. */
export class HubSession implements HubClient {
  readonly hub: HubContext
  readonly transport: Transport
  /** Secret: it authorizes commands for this connection through `/emulation`. */
  readonly id: string
  /** Public: other clients see it in presence. */
  readonly client: string
  readonly subscriptions: ClientChannels
  #phase: Phase = 'new'
  #identity: Identity = { user: '', session: undefined, info: undefined, expiresAt: undefined }
  #queue: Command[] = []
  #busy = false
  #heartbeat: ConnectionHeartbeat | undefined
  /** Cancels the stale timer first, the token's expiry later. */
  #cancelEnd: () => void
  readonly #outbox: Outbox

  constructor(hub: HubContext, transport: Transport) {
    this.hub = hub
    this.transport = transport
    this.id = hub.randomId()
    this.client = hub.randomId()
    this.subscriptions = new ClientChannels(this)
    this.#outbox = new Outbox(transport, hub.ticks, hub.limits.queueBytes)
    this.#cancelEnd = hub.clock.schedule(hub.limits.staleMs, () => this.close(DISCONNECTS.stale))
    hub.sessions.add(this)
    if (hub.sessions.size > hub.limits.connections) this.close(DISCONNECTS.connectionLimit)
  }

  get connected(): boolean {
    return this.#phase === 'connected'
  }

  get user(): string {
    return this.#identity.user
  }

  get signInSession(): string | undefined {
    return this.#identity.session
  }

  get clientInfo(): ClientInfo {
    const { user, info } = this.#identity
    return { client: this.client, user, ...(info !== undefined && { conn_info: info }) }
  }

  /** Handles one frame from the client. */
  receive(frame: string): void {
    if (this.#phase === 'refused' || this.#phase === 'closed') return
    const commands = parseFrame(frame)
    if (commands === undefined) return this.close(DISCONNECTS.badRequest)
    if (this.#queue.length + commands.length > this.hub.limits.queuedCommands)
      return this.close(DISCONNECTS.tooManyRequests)
    this.#queue.push(...commands)
    this.#work()
  }

  /** The connect command was accepted. */
  identify(identity: Identity): void {
    const { clock, limits, sessions } = this.hub
    this.#phase = 'connected'
    this.renew(identity)
    sessions.claim(this)
    this.#heartbeat = new ConnectionHeartbeat(clock, limits, {
      ping: () => this.send(PING_LINE),
      silent: () => this.close(DISCONNECTS.noPong),
    })
  }

  /** Sets or moves the expiry of the connection. */
  renew(identity: Identity): void {
    const { clock, limits } = this.hub
    this.#identity = identity
    this.#cancelEnd()
    if (identity.expiresAt === undefined) return
    const end = identity.expiresAt + limits.expiredGraceMs
    this.#cancelEnd = scheduleAt(clock, end, () => this.close(DISCONNECTS.expired))
  }

  /** Queues a line for the end of this tick. A client that does not read is disconnected here. */
  send(line: Buffer): void {
    if (this.#phase === 'closed') return
    if (!this.#outbox.add(line)) this.close(DISCONNECTS.slow)
  }

  /** The client has disconnected, so no reason is sent. */
  gone(): void {
    if (!this.#finish()) return
    this.#log(DISCONNECTS.connectionClosed)
    this.#outbox.drop()
  }

  /** Ends the connection with a reason; a client that does not read gets none. */
  close(disconnect: Disconnect): void {
    if (!this.#finish()) return
    this.#log(disconnect)
    if (disconnect.code === DISCONNECTS.slow.code) this.#outbox.drop()
    else {
      this.#outbox.add(pushLine({ disconnect }))
      this.#outbox.flush()
    }
    this.transport.close(disconnect)
  }

  /** Unsubscribes from everything; false if that happened before. */
  #finish(): boolean {
    if (this.#phase === 'closed') return false
    this.#phase = 'closed'
    this.#queue = []
    this.#cancelEnd()
    this.#heartbeat?.stop()
    this.subscriptions.clear()
    this.hub.sessions.remove(this)
    return true
  }

  #log({ code, reason }: Disconnect): void {
    this.hub.logger.debug({ client: this.client, code, reason }, 'realtime connection ended')
  }

  /** Processes the queue, one command after the other, even if one has to wait for a token check. */
  #work(): void {
    while (!this.#busy) {
      const command = this.#queue.shift()
      if (command === undefined) return
      this.#handle(command)
    }
  }

  #handle(command: Command): void {
    if (!this.connected && command.method !== 'connect') return this.close(DISCONNECTS.badRequest)
    if (command.method === 'pong') {
      if (this.#heartbeat?.pong() !== true) this.close(DISCONNECTS.badRequest)
      return
    }
    try {
      const outcome = dispatch(this, command)
      if (!(outcome instanceof Promise)) return this.#answer(command, outcome)
      this.#busy = true
      void this.#answerLater(command, outcome)
    } catch (error) {
      this.#fail(command.method, error)
    }
  }

  async #answerLater(command: AnsweredCommand, outcome: Promise<() => CommandAnswer>): Promise<void> {
    const finish = await this.#decided(command, outcome)
    try {
      if (this.#phase !== 'closed') this.#answer(command, finish())
    } catch (error) {
      this.#fail(command.method, error)
    }
    this.#busy = false
    this.#work()
  }

  /** The outcome of a command. If it failed, nothing has changed yet, and the client may try again (100). */
  async #decided(
    { method }: AnsweredCommand,
    outcome: Promise<() => CommandAnswer>,
  ): Promise<() => CommandAnswer> {
    try {
      return await outcome
    } catch (error) {
      this.hub.logger.error({ err: error, method }, 'realtime command failed')
      return () => refuseCommand(ERRORS.internal)
    }
  }

  /** A bug of ours ends only this client's connection (3004, it reconnects) and affects no other. */
  #fail(method: string, error: unknown): void {
    this.hub.logger.error({ err: error, method }, 'realtime command failed')
    this.close(DISCONNECTS.serverError)
  }

  #answer({ id, method }: AnsweredCommand, answer: CommandAnswer): void {
    if (answer.kind === 'disconnect') return this.close(answer.disconnect)
    // `send` has no id and gets no reply.
    if (id > 0) this.send(replyLine(id, method, answer))
    if (answer.kind === 'result') answer.after?.()
    else if (method === 'connect') this.#refuse()
  }

  /**
   * After a refused connect the socket ends without a code of ours, and the commands in the same frame are not
   * answered: a 3501 for them would be terminal, and the client could not return with a fresh token.
   */
  #refuse(): void {
    this.#phase = 'refused'
    this.#queue = []
    this.#outbox.flush()
    this.#finish()
    this.transport.close()
  }
}
