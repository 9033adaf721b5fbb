import { pushLine } from '../../../protocol/answer.ts'
import type { HubClock } from '../../../clock.ts'
import { Delivery } from './delivery.ts'
import { hasHistory } from '../../../namespaces.ts'
import type { NamespaceOf } from '../../../namespaces.ts'
import { Publication } from './publication.ts'
import type { PublishOptions, StreamPosition } from '../../../realtime.ts'
import type { StreamState } from './recover.ts'
import type { ClientInfo } from '../../../protocol/clientInfo.ts'
import { Stream } from './stream.ts'

/** One client in one channel. */
export interface Member {
  readonly info: ClientInfo
  /** Whether it receives join and leave events. */
  readonly joinLeave: boolean
  /** Sends a line that is the same for all recipients. */
  send(line: Buffer): void
  /** Sends a publication in the form that this subscriber reads. */
  deliver(delivery: Delivery): void
}

/** Options of a publication that only the hub itself sets. */
export interface ChannelPublishOptions extends PublishOptions {
  /** The publishing client, shown to the subscribers. */
  readonly info?: ClientInfo
  /** Pushes without adding to the stream. A channel with deltas needs a base for each of them and stores everything. */
  readonly skipHistory?: boolean
}

/** The subscriptions and streams of all channels. Every step is synchronous. */
export class Channels {
  readonly #members = new Map<string, Map<string, Member>>()
  /** Only channels that were published to, because requests for arbitrary names must not cost memory. */
  readonly #streams = new Map<string, Stream>()
  readonly #published = new Map<string, { readonly position: StreamPosition; readonly until: number }>()
  readonly #clock: HubClock
  readonly #epoch: string
  readonly #namespaceOf: NamespaceOf
  readonly #idempotencyMs: number

  /** `epoch` identifies this process's life: all streams end with it. */
  constructor(clock: HubClock, epoch: string, namespaceOf: NamespaceOf, idempotencyMs: number) {
    this.#clock = clock
    this.#epoch = epoch
    this.#namespaceOf = namespaceOf
    this.#idempotencyMs = idempotencyMs
  }

  /** `payload` is the JSON text of the data, without raw newlines. */
  publish(channel: string, payload: string, options: ChannelPublishOptions = {}): StreamPosition {
    const key = options.idempotencyKey === undefined ? undefined : `${options.idempotencyKey} ${channel}`
    const earlier = key === undefined ? undefined : this.#published.get(key)
    if (earlier !== undefined && earlier.until > this.#clock.now()) return earlier.position
    const position = this.#publishOnce(channel, payload, options)
    if (key !== undefined)
      this.#published.set(key, { position, until: this.#clock.now() + this.#idempotencyMs })
    return position
  }

  /** Position and stored publications of a channel, read in one synchronous step. */
  state(channel: string): StreamState {
    const namespace = this.#namespaceOf(channel)
    if (namespace === undefined || !hasHistory(namespace))
      return { position: { offset: 0, epoch: '' }, publications: [] }
    const stream = this.#streams.get(channel)
    return {
      position: { offset: stream?.top ?? 0, epoch: this.#epoch },
      publications: stream?.publications(this.#clock.now()) ?? [],
    }
  }

  /**
   * Deletes the history of a channel. Its position stays, so that a returning client learns that it missed
   * publications.
   */
  forget(channel: string): void {
    this.#streams.get(channel)?.clear()
  }

  join(channel: string, member: Member): void {
    const members = this.#members.get(channel) ?? new Map<string, Member>()
    this.#members.set(channel, members.set(member.info.client, member))
  }

  leave(channel: string, client: string): void {
    const members = this.#members.get(channel)
    members?.delete(client)
    if (members?.size === 0) this.#members.delete(channel)
  }

  /** Notifies the subscribers that requested join and leave events. */
  announce(channel: string, event: 'join' | 'leave', info: ClientInfo): void {
    const line = pushLine({ channel, [event]: { info } })
    for (const member of this.members(channel)) if (member.joinLeave) member.send(line)
  }

  members(channel: string): readonly Member[] {
    return [...(this.#members.get(channel)?.values() ?? [])]
  }

  /** The channels with a member whose name starts with a prefix. */
  names(prefix: string): readonly string[] {
    return [...this.#members.keys()].filter(name => name.startsWith(prefix))
  }

  counts(): { readonly channels: number; readonly subscriptions: number } {
    let subscriptions = 0
    for (const members of this.#members.values()) subscriptions += members.size
    return { channels: this.#members.size, subscriptions }
  }

  /** Frees expired data. */
  sweep(): void {
    const now = this.#clock.now()
    for (const stream of this.#streams.values()) stream.forget(now)
    for (const [key, { until }] of this.#published) if (until <= now) this.#published.delete(key)
  }

  #publishOnce(channel: string, payload: string, options: ChannelPublishOptions): StreamPosition {
    const namespace = this.#namespaceOf(channel)
    if (namespace === undefined) throw new Error(`No realtime namespace for channel ${channel}`)
    const passesBy = options.skipHistory === true && namespace.allowedDeltaTypes.length === 0
    if (passesBy || !hasHistory(namespace)) {
      this.#deliver(channel, new Publication(0, payload, options))
      return { offset: 0, epoch: '' }
    }
    const stream = this.#streams.get(channel) ?? new Stream()
    this.#streams.set(channel, stream)
    const { version, versionEpoch = '' } = options
    if (version === undefined || stream.acceptVersion(version, versionEpoch)) {
      const now = this.#clock.now()
      stream.forget(now)
      const life = { size: namespace.historySize, expiresAt: now + namespace.historyTtlMs }
      this.#deliver(channel, stream.append(payload, options, life))
    }
    return { offset: stream.top, epoch: this.#epoch }
  }

  #deliver(channel: string, publication: Publication): void {
    const members = this.#members.get(channel)
    if (members === undefined) return
    const delivery = new Delivery(channel, publication)
    for (const member of members.values()) member.deliver(delivery)
  }
}
