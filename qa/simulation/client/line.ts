import {
  createFrame,
  createSubscriptions,
  readEvent,
  type RealtimeConnection,
  type RealtimeOptions,
} from '@touchline/live'
import type { Life, Random } from '@touchline/testkit'
import type { SentPublication } from '../world/streams.ts'
import type { World } from '../world/world.ts'

export type LineHandlers = Pick<RealtimeOptions, 'onEvent' | 'onJoin' | 'onLeave' | 'onGap'>

const RECONNECT_MS_MAX = 3_000

/** The offset up to which everything has arrived, and what has arrived beyond it. */
type Position = { readonly epoch: string; offset: number; readonly ahead: Set<number> }

function arrive(position: Position, offset: number): void {
  if (offset > position.offset) position.ahead.add(offset)
  while (position.ahead.delete(position.offset + 1)) position.offset++
}

/**
 * A tab's realtime connection. It delivers what the hub published, late, twice, out of order or not at all; it loads
 * what it missed from the stream's history, and reports a gap where that is gone.
 */
export function openLine(world: World, life: Life, handlers: LineHandlers): RealtimeConnection {
  const line = new SimulatedLine(world, life, handlers)
  const subscriptions = createSubscriptions(
    { open: line.open.bind(line), close: line.close.bind(line) },
    (run, delayMs) => world.agenda.after(delayMs, 'release of a channel', run, life),
  )
  const stop = line.listen()
  return { status: line.status, hold: subscriptions.hold, reconnect: line.goDown.bind(line), close: stop }
}

class SimulatedLine {
  readonly status = createFrame(flush => flush()).cell<'connecting' | 'connected' | 'disconnected'>(
    'connected',
  )
  readonly #world: World
  readonly #life: Life
  readonly #handlers: LineHandlers
  readonly #random: Random
  /** Position of this connection in each channel. */
  readonly #positions = new Map<string, Position | undefined>()
  #isUp = true
  /** Messages of one connection stay in order, except by a fault. */
  #lastAt = 0

  constructor(world: World, life: Life, handlers: LineHandlers) {
    this.#world = world
    this.#life = life
    this.#handlers = handlers
    this.#random = world.random.fork(`line of ${life.name}`)
  }

  /** Subscribes to a channel, from a position where one is known. */
  open(channel: string, since?: { readonly epoch: string; readonly offset: number }): void {
    this.#positions.set(channel, since && { ...since, ahead: new Set() })
    if (since) this.#recover(channel)
    else this.#joinAtTop(channel, channel.startsWith('$'))
  }

  close(channel: string): void {
    this.#positions.delete(channel)
    this.#handlers.onLeave(channel)
  }

  /** Listens to the streams until the tab ends. Returns a release function. */
  listen(): () => void {
    const { streams, weather, faults, defect } = this.#world
    const stop = streams.listen({
      receive: publication => {
        if (this.#life.isOver) return stop()
        if (!this.#isUp || !this.#positions.has(publication.channel)) return
        if (this.#random.chance(weather.gaps)) {
          faults.count('feed gap')
          return this.goDown()
        }
        const received = defect?.publication?.(publication, this.#random) ?? [publication]
        for (const one of received) this.#deliver(one)
      },
      lost: () => this.goDown(),
    })
    return stop
  }

  goDown(): void {
    if (!this.#isUp) return
    this.#isUp = false
    this.status.write('connecting')
    this.#after(this.#random.whole(100, RECONNECT_MS_MAX), `line of ${this.#life.name} up again`, () =>
      this.#comeUp(),
    )
  }

  #comeUp(): void {
    if (!this.#world.backend) {
      const delayMs = this.#random.whole(100, RECONNECT_MS_MAX)
      return this.#after(delayMs, `line of ${this.#life.name}`, () => this.#comeUp())
    }
    this.#isUp = true
    this.status.write('connected')
    for (const channel of this.#positions.keys()) this.#recover(channel)
  }

  #take({ channel, data, epoch, offset }: SentPublication): void {
    if (!this.#isUp || !this.#positions.has(channel)) return
    const position = this.#positions.get(channel)
    if (position?.epoch === epoch) {
      const isOvertaken = offset > position.offset && [...position.ahead].some(other => other > offset)
      if (isOvertaken) this.#world.faults.count('event out of order')
      arrive(position, offset)
    }
    const event = readEvent(data)
    if (event.kind === 'broken') this.#handlers.onGap(channel, offset)
    else if (event.kind !== 'unknown') this.#handlers.onEvent(event, channel, offset)
  }

  #deliver(publication: SentPublication): void {
    const { agenda, weather, faults } = this.#world
    const random = this.#random
    const { channel, epoch, offset } = publication
    if (this.#positions.get(channel)?.epoch !== epoch) {
      this.#positions.set(channel, { epoch, offset: offset - 1, ahead: new Set() })
    }
    const at = Math.max(this.#lastAt, agenda.now() + random.whole(1, 40))
    this.#lastAt = at
    const run = (): void => this.#take(publication)
    const label = `${publication.channel} to ${this.#life.name}`
    if (random.chance(weather.repeats)) {
      const again = (): void => {
        faults.count('event repeated')
        run()
      }
      this.#after(at - agenda.now() + random.whole(1, 2_000), `again ${label}`, again)
    }
    if (random.chance(weather.repeats)) {
      return this.#after(at - agenda.now() + random.whole(1, 1_000), `late ${label}`, run)
    }
    this.#after(at - agenda.now(), label, run)
  }

  #recover(channel: string): void {
    const known = this.#positions.get(channel)
    const missed = known && this.#world.streams.since(channel, known.epoch, known.offset)
    if (missed) {
      this.#handlers.onJoin(channel, { epoch: known.epoch, offset: known.offset, isRecovered: true })
      for (const publication of missed) this.#deliver(publication)
      return
    }
    this.#positions.set(channel, undefined)
    this.#joinAtTop(channel, true)
  }

  /** From here on nothing is missed. `isGap`: data loaded before may be old. */
  #joinAtTop(channel: string, isGap: boolean): void {
    const join = async (): Promise<void> => {
      if (!this.#positions.has(channel)) return
      this.#handlers.onJoin(channel, { ...(await this.#world.streams.position(channel)), isRecovered: false })
      if (isGap) this.#handlers.onGap(channel)
    }
    this.#after(this.#random.whole(1, 40), `${channel} opens to ${this.#life.name}`, () => void join())
  }

  #after(delayMs: number, label: string, run: () => void): void {
    this.#world.agenda.after(delayMs, label, run, this.#life)
  }
}
