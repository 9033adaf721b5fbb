/** Opens and closes channels of the connection. */
export interface ChannelPort {
  open(channel: string, since: SnapshotPosition | undefined): void
  close(channel: string): void
}
/** A position in a channel's stream. */
export type SnapshotPosition = { readonly epoch: string; readonly offset: number }

/** Cancels what `schedule` started. */
export type Cancel = () => void

/** Runs a function once after a delay in milliseconds, unless it is cancelled before. */
export type Schedule = (run: () => void, delayMs: number) => Cancel

/** How long a channel stays open after its last user has left, so that returning to a page does not resubscribe. */
export const RELEASE_DELAY_MS = 5_000
/** Centrifugo's default is 128 per client; the rest is for private channels. */
export const CHANNELS_MAX = 100
/** This many of them are reserved for the slip: lists use only the others. */
export const CHANNELS_FOR_SLIP = 20

/** Counts the users of each channel and holds it open from the first to the last of them, and a little longer. */
export interface Subscriptions {
  /**
   * Holds `channel` open, from `since` when a snapshot has a position; `isOnSlip` takes precedence. Above the limit it
   * opens once another closes. Returns a release function; calling it twice does nothing.
   */
  hold(channel: string, since?: SnapshotPosition, isOnSlip?: boolean): Cancel
  readonly open: readonly string[]
}

type Wish = { readonly channel: string; readonly isOnSlip: boolean; begin(): void }

/** @param port opens and closes channels on the connection */
export function createSubscriptions(port: ChannelPort, schedule: Schedule): Subscriptions {
  const channels = createHeldChannels(port, schedule)
  /** Above the limit a page still works from its snapshot, but updates later. */
  const waiting = new Set<Wish>()

  function admit(): void {
    for (const isOnSlip of [true, false]) {
      for (const wish of waiting) {
        if (wish.isOnSlip !== isOnSlip || !channels.makePlace(wish)) continue
        waiting.delete(wish)
        wish.begin()
      }
    }
  }

  return {
    hold(channel, since, isOnSlip = false) {
      const wish: Wish = { channel, isOnSlip, begin: () => channels.begin(channel, since) }
      waiting.add(wish)
      admit()
      let held = true
      return () => {
        if (!held) return
        held = false
        if (waiting.delete(wish)) return
        channels.end(channel)
        if (!channels.isHeld(channel)) admit()
      }
    },
    get open() {
      return channels.open()
    },
  }
}

/** The open channels with their numbers of users, and those about to be closed. */
function createHeldChannels(port: ChannelPort, schedule: Schedule) {
  const holders = new Map<string, number>()
  const releases = new Map<string, Cancel>()

  function close(channel: string): void {
    releases.get(channel)?.()
    releases.delete(channel)
    holders.delete(channel)
    port.close(channel)
  }

  return {
    /** Whether the channel may open; closes the channels that have waited longest for their release. */
    makePlace({ channel, isOnSlip }: Wish): boolean {
      if (holders.has(channel)) return true
      const most = isOnSlip ? CHANNELS_MAX : CHANNELS_MAX - CHANNELS_FOR_SLIP
      while (holders.size >= most) {
        const [oldest] = releases.keys()
        if (oldest === undefined) return false
        close(oldest)
      }
      return true
    },
    begin(channel: string, since: SnapshotPosition | undefined): void {
      const count = holders.get(channel)
      if (count === undefined) port.open(channel, since)
      releases.get(channel)?.()
      releases.delete(channel)
      holders.set(channel, (count ?? 0) + 1)
    },
    end(channel: string): void {
      const left = (holders.get(channel) ?? 1) - 1
      holders.set(channel, left)
      if (left > 0) return
      // A player's private channel must not stay on the next player's connection: the server would end that connection
      // for good.
      if (channel.startsWith('$')) close(channel)
      else {
        releases.set(
          channel,
          schedule(() => close(channel), RELEASE_DELAY_MS),
        )
      }
    },
    isHeld: (channel: string): boolean => (holders.get(channel) ?? 0) > 0,
    open: (): string[] => [...holders.keys()],
  }
}
