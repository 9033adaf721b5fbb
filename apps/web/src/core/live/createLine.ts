import { channels } from '@touchline/contract'
import {
  createFreshnessWatch,
  createShownViews,
  type LiveEvent,
  type LiveStore,
  type RealtimeConnection,
  type RealtimeOptions,
  type SnapshotPosition,
} from '@touchline/live'
import type { BringLine } from './createLive.ts'

/** Opens the realtime connection and passes its events to these handlers. */
export type Connect = (
  handlers: Pick<RealtimeOptions, 'onEvent' | 'onJoin' | 'onLeave' | 'onGap' | 'onError'>,
) => Promise<RealtimeConnection>

export interface LineOptions {
  readonly connect: Connect
  readonly locale: string
  /** Position of the page's lists in the locale's stream. */
  readonly since?: SnapshotPosition | undefined
  /** Milliseconds of the visitor's clock: it may jump, and it continues while the device sleeps. */
  readonly visitorNow: () => number
}

/**
 * A heartbeat whose server read a provider's status before that status changed may be sent after the change, by at
 * most this.
 */
const BEAT_DELAY_MS = 5_000

/** The realtime line of a page, loaded after first paint: it feeds the live values and judges how old they are. */
export function createLine({ connect, locale, since, visitorNow }: LineOptions): BringLine {
  return ({ store, board, paused, frame, now, status, wishes, notify, hold }) => {
    let connection: RealtimeConnection | undefined
    const applier = createEventApplier(store, now)
    const watch = createFreshnessWatch({ board, store, now, visitorNow, refetch: notify.gap })

    function onEvent(received: LiveEvent, channel: string, offset?: number): void {
      const { event, knowsAll } = applier.apply(received)
      watch.receive(event, channel, offset)
      if (!knowsAll) notify.unknownMarket(channel)
      notify.event(event, channel)
    }

    const views = createShownViews(store)
    const pause = (): void => views.pause(paused.read())
    paused.subscribe(pause)
    if (paused.read()) pause()
    hold(channels.locale(locale), since)
    void connect({
      onEvent,
      onJoin: watch.opened,
      onLeave(channel) {
        watch.closed(channel)
        // A channel that the server closed is subscribed to again while a component needs it.
        if ([...wishes].some(wish => wish.channel === channel)) watch.wanted(channel)
      },
      onGap(channel, offset) {
        watch.missed(channel, offset)
        notify.gap(channel)
      },
      onError: notify.error,
    }).then(opened => {
      connection = opened
      const follow = (): void => status.write(opened.status.read())
      follow()
      opened.status.subscribe(follow)
      for (const wish of wishes) wish.release = opened.hold(wish.channel, wish.since, wish.isOnSlip)
    })

    return {
      open(wish) {
        watch.wanted(wish.channel)
        wish.since ??= watch.positionOf(wish.channel)
        const release = connection?.hold(wish.channel, wish.since, wish.isOnSlip)
        if (release) wish.release = release
      },
      take: watch.take,
      serverNow: applier.serverNow,
      reconnect: () => connection?.reconnect(),
      check: watch.check,
      distrust() {
        watch.distrust()
        frame.flush()
      },
      lock(isLocked) {
        views.lock(isLocked)
        store.flush()
      },
      sweep: watch.sweep,
    }
  }
}

/** Writes the events of the line into the store, and reads the server's clock from heartbeats. */
function createEventApplier(store: LiveStore, now: () => number) {
  let serverAhead = 0
  let changed: { readonly receivedAt: number; readonly serverTime: number } | undefined

  /**
   * A provider's status is never older than the last change: from a heartbeat older than the last change only the beat
   * counts, not its statuses.
   */
  function withCurrentStatuses(event: LiveEvent): LiveEvent {
    if (event.kind !== 'heartbeat' || !changed) return event
    const { beat } = event
    if (now() - changed.receivedAt > BEAT_DELAY_MS || beat.serverTime >= changed.serverTime) return event
    const providers = beat.providers.map(one => ({
      ...one,
      status: store.providerStatus(one.provider),
    }))
    return { ...event, beat: { ...beat, providers } }
  }

  return {
    serverNow: (): number => now() + serverAhead,
    /** The event without outdated statuses, and whether the store knew every market in it. */
    apply(received: LiveEvent): { readonly event: LiveEvent; readonly knowsAll: boolean } {
      const event = withCurrentStatuses(received)
      const knowsAll = event.kind !== 'markets' || store.applyMarkets(event.change)
      if (event.kind === 'match') store.applyMatch(event.change)
      else if (event.kind === 'providers') {
        changed = { receivedAt: now(), serverTime: now() + serverAhead }
        store.applyProviders(event.changes)
      } else if (event.kind === 'heartbeat') {
        serverAhead = event.beat.serverTime - now()
        store.applyProviders(event.beat.providers)
      }
      return { event, knowsAll }
    },
  }
}
