import {
  createFrame,
  createSubscriptions,
  readEvent,
  type RealtimeConnection,
  type RealtimeOptions,
} from '@touchline/live'
import type { Life, Random } from '@touchline/testkit'
import type { Publication } from '../world/streams.ts'
import type { World } from '../world/world.ts'

export type LineHandlers = Pick<RealtimeOptions, 'onEvent' | 'onJoin' | 'onLeave' | 'onGap'>

const RECONNECT_MS_MAX = 3_000

/** Up to which offset everything has arrived, and what has arrived beyond it. */
type Position = { readonly epoch: string; offset: number; readonly ahead: Set<number> }

function arrive(position: Position, offset: number): void {
  if (offset > position.offset) position.ahead.add(offset)
  while (position.ahead.delete(position.offset + 1)) position.offset++
}

/**
 * A tab's realtime line. It brings what the hub published, late, twice, out of order or not at all; what it missed it gets again from the
 * stream's history, and says so where that is gone.
 */
export function openLine(
  world: World,
  life: Life,
  { onEvent, onJoin, onLeave, onGap }: LineHandlers,
): RealtimeConnection {
  const { agenda, streams, weather, faults } = world
  const random: Random = world.random.fork(`line of ${life.name}`)
  const status = createFrame(flush => flush()).cell<'connecting' | 'connected' | 'disconnected'>('connected')
  /** Where this line stands in each channel. */
  const positions = new Map<string, Position | undefined>()
  let isUp = true
  /** Nothing overtakes within one connection but by fault. */
  let lastAt = 0

  const subscriptions = createSubscriptions(
    {
      open(channel, since) {
        positions.set(channel, since && { ...since, ahead: new Set() })
        if (since) recover(channel)
        else joinAtTop(channel, channel.startsWith('$'))
      },
      close(channel) {
        positions.delete(channel)
        onLeave(channel)
      },
    },
    (run, delayMs) => agenda.after(delayMs, 'release of a channel', run, life),
  )

  function take({ channel, data, epoch, offset }: Publication): void {
    if (!isUp || !positions.has(channel)) return
    const position = positions.get(channel)
    if (position?.epoch === epoch) {
      const isOvertaken = offset > position.offset && [...position.ahead].some(other => other > offset)
      if (isOvertaken) faults.count('event out of order')
      arrive(position, offset)
    }
    const event = readEvent(data)
    if (event.kind === 'broken') onGap(channel, offset)
    else if (event.kind !== 'unknown') onEvent(event, channel, offset)
  }

  function deliver(publication: Publication): void {
    const { channel, epoch, offset } = publication
    if (positions.get(channel)?.epoch !== epoch) {
      positions.set(channel, { epoch, offset: offset - 1, ahead: new Set() })
    }
    const at = Math.max(lastAt, agenda.now() + random.whole(1, 40))
    lastAt = at
    const run = (): void => take(publication)
    const label = `${publication.channel} to ${life.name}`
    if (random.chance(weather.repeats)) {
      const again = (): void => {
        faults.count('event repeated')
        run()
      }
      agenda.after(at - agenda.now() + random.whole(1, 2_000), `again ${label}`, again, life)
    }
    if (random.chance(weather.repeats)) {
      return void agenda.after(at - agenda.now() + random.whole(1, 1_000), `late ${label}`, run, life)
    }
    agenda.after(at - agenda.now(), label, run, life)
  }

  function goDown(): void {
    if (!isUp) return
    isUp = false
    status.write('connecting')
    agenda.after(random.whole(100, RECONNECT_MS_MAX), `line of ${life.name} up again`, comeUp, life)
  }

  function comeUp(): void {
    if (!world.backend)
      return void agenda.after(random.whole(100, RECONNECT_MS_MAX), `line of ${life.name}`, comeUp, life)
    isUp = true
    status.write('connected')
    for (const channel of positions.keys()) recover(channel)
  }

  function recover(channel: string): void {
    const known = positions.get(channel)
    const missed = known && streams.since(channel, known.epoch, known.offset)
    if (missed) {
      onJoin(channel, { epoch: known.epoch, offset: known.offset, isRecovered: true })
      return missed.forEach(deliver)
    }
    positions.set(channel, undefined)
    joinAtTop(channel, true)
  }

  /** From here on nothing is missed. `isGap`: what was asked for before may be old. */
  function joinAtTop(channel: string, isGap: boolean): void {
    const join = async (): Promise<void> => {
      if (!positions.has(channel)) return
      onJoin(channel, { ...(await streams.position(channel)), isRecovered: false })
      if (isGap) onGap(channel)
    }
    agenda.after(random.whole(1, 40), `${channel} opens to ${life.name}`, () => void join(), life)
  }

  const stop = streams.listen({
    hear(publication) {
      if (life.isOver) return stop()
      if (!isUp || !positions.has(publication.channel)) return
      if (random.chance(weather.gaps)) {
        faults.count('feed gap')
        return goDown()
      }
      const heard = world.defect?.publication?.(publication, random) ?? [publication]
      heard.forEach(deliver)
    },
    lost: goDown,
  })

  return {
    status,
    hold: subscriptions.hold,
    reconnect: goDown,
    close: stop,
  }
}
