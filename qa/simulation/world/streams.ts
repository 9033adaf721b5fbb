import { createHub, TOUCHLINE_NAMESPACES, type Realtime } from '@touchline/backend/parts'
import type { Agenda, Life, Random } from '@touchline/testkit'

/** One publication. */
export interface SentPublication {
  readonly channel: string
  readonly data: unknown
  readonly offset: number
  readonly epoch: string
}

/** A listener on the other side of the connection. */
export interface StreamListener {
  receive(publication: SentPublication): void
  /** The server is gone: with it every stream. */
  lost(): void
}

/** The realtime engine of the back end's present life, and all it has published. */
export interface Streams {
  /** An engine for a new life of the back end. */
  engine(life: Life): Realtime
  listen(listener: StreamListener): () => void
  /** Publications of a channel after an offset; undefined where the engine does not know any more. */
  since(channel: string, epoch: string, offset: number): readonly SentPublication[] | undefined
  position(channel: string): Promise<{ readonly offset: number; readonly epoch: string }>
  /** Everything ever published, in order. */
  readonly published: readonly SentPublication[]
  /** The engine dies with its process. */
  crash(): void
}

/** The history length of a match's channels. */
const HISTORY = 100

export function createStreams(agenda: Agenda, random: Random): Streams {
  const listeners = new Set<StreamListener>()
  const published: SentPublication[] = []
  const histories = new Map<string, SentPublication[]>()
  let current: Realtime | undefined

  function deliver(
    channel: string,
    data: unknown,
    { offset, epoch }: { offset: number; epoch: string },
  ): void {
    const publication = { channel, data, offset, epoch }
    published.push(publication)
    const history = histories.get(channel) ?? []
    histories.set(channel, history)
    history.push(publication)
    if (history.length > HISTORY) history.shift()
    for (const listener of listeners) listener.receive(publication)
  }

  return {
    engine(life) {
      const hub = createHub({
        clock: {
          now: agenda.now,
          schedule: (delayMs, task) => agenda.after(delayMs, 'hub timer', task, life),
        },
        randomId: () => random.uuid(),
        tokenAudience: null,
        tokenSecret: 'simulated-secret-known-to-everybody-here',
        allowedOrigins: [],
        namespaces: TOUCHLINE_NAMESPACES,
        logger: { debug() {}, error() {} },
      })
      current = withListener(hub, deliver)
      return current
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    since(channel, epoch, offset) {
      const history = histories.get(channel) ?? []
      const missed = history.filter(one => one.epoch === epoch && one.offset > offset)
      const isWhole =
        history.at(-1)?.epoch === epoch && (missed.length === 0 || missed[0]!.offset === offset + 1)
      return isWhole ? missed : undefined
    },
    position: async channel => (await current?.position(channel)) ?? { offset: 0, epoch: '' },
    published,
    crash() {
      current = undefined
      histories.clear()
      for (const listener of listeners) listener.lost()
    },
  }
}

/** A hub that passes publications to `emit`. */
function withListener(
  hub: Realtime,
  emit: (channel: string, data: unknown, position: { offset: number; epoch: string }) => void,
): Realtime {
  return {
    ...hub,
    async publish(channel, data, options) {
      const position = await hub.publish(channel, data, options)
      emit(channel, data, position)
      return position
    },
    async broadcast(names, data, options) {
      const positions = await hub.broadcast(names, data, options)
      names.forEach((channel, i) => emit(channel, data, positions[i]!))
      return positions
    },
  }
}
