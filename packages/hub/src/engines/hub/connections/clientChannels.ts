import { pushLine } from '../../../protocol/answer.ts'
import type { ClientInfo } from '../../../protocol/clientInfo.ts'
import type { Channels } from '../channels/channels.ts'
import { scheduleAt, type HubClock } from '../../../clock.ts'
import { UNSUBSCRIBES } from '../../../protocol/codes.ts'
import { readerOf } from '../channels/delivery.ts'
import type { HubLimits } from '../../../limits.ts'
import type { Disconnect } from '../../../realtime.ts'

/** The client whose channels these are. */
interface Owner {
  readonly client: string
  readonly clientInfo: ClientInfo
  readonly hub: { readonly channels: Channels; readonly clock: HubClock; readonly limits: HubLimits }
  send(line: Buffer): void
}

interface Subscription {
  readonly info: ClientInfo
  readonly announced: boolean
  readonly cancelEnd: () => void
}

/** The options of a client's subscription. */
export interface Entry {
  /** The token's public information about the client in this channel. */
  readonly info: unknown
  /** Epoch milliseconds at which the subscription token ends. */
  readonly expiresAt: number | undefined
  /** Whether its join and leave events are published, and whether it receives those of others. */
  readonly announced: boolean
  readonly notified: boolean
  /** Whether it reads deltas, and whether it has the base of the next one. */
  readonly delta: boolean
  readonly hasBase: boolean
}

/** The channels of one client. */
export class ClientChannels {
  readonly #open = new Map<string, Subscription>()
  readonly #owner: Owner

  constructor(owner: Owner) {
    this.#owner = owner
  }

  get size(): number {
    return this.#open.size
  }

  names(): readonly string[] {
    return [...this.#open.keys()]
  }

  has(channel: string): boolean {
    return this.#open.has(channel)
  }

  enter(channel: string, entry: Entry): void {
    const { channels } = this.#owner.hub
    const info = {
      ...this.#owner.clientInfo,
      ...(entry.info !== undefined && { chan_info: entry.info }),
    }
    const send = (line: Buffer) => this.#owner.send(line)
    channels.join(channel, { info, joinLeave: entry.notified, send, deliver: readerOf(send, entry) })
    this.#open.set(channel, {
      info,
      announced: entry.announced,
      cancelEnd: this.#endAt(channel, entry.expiresAt),
    })
  }

  /** Publishes that this client joined. Separate from `enter`, so that the client reads its own reply first. */
  announce(channel: string): void {
    const subscription = this.#open.get(channel)
    if (subscription?.announced === true)
      this.#owner.hub.channels.announce(channel, 'join', subscription.info)
  }

  /** Moves the expiry of a subscription after a fresh token. */
  renew(channel: string, expiresAt: number | undefined): void {
    const subscription = this.#open.get(channel)
    if (subscription === undefined) return
    subscription.cancelEnd()
    this.#open.set(channel, { ...subscription, cancelEnd: this.#endAt(channel, expiresAt) })
  }

  /** Leaves a channel; succeeds for a channel that is not open too, because the client must never get an error here. */
  leave(channel: string): void {
    const subscription = this.#open.get(channel)
    if (subscription === undefined) return
    const { channels } = this.#owner.hub
    subscription.cancelEnd()
    this.#open.delete(channel)
    channels.leave(channel, this.#owner.client)
    if (subscription.announced) channels.announce(channel, 'leave', subscription.info)
  }

  /** Unsubscribes the client from a channel with a reason. */
  end(channel: string, unsubscribe: Disconnect): void {
    if (!this.has(channel)) return
    this.leave(channel)
    this.#owner.send(pushLine({ channel, unsubscribe }))
  }

  clear(): void {
    for (const channel of this.#open.keys()) this.leave(channel)
  }

  #endAt(channel: string, expiresAt: number | undefined): () => void {
    if (expiresAt === undefined) return () => undefined
    const { clock, limits } = this.#owner.hub
    const end = () => this.end(channel, UNSUBSCRIBES.expired)
    return scheduleAt(clock, expiresAt + limits.expiredGraceMs, end)
  }
}
