/** Opens and closes channels on the wire. */
export interface ChannelPort {
  open(channel: string, since: StreamPosition | undefined): void
  close(channel: string): void
}
/** Where a snapshot stands in a stream. */
export type StreamPosition = { readonly epoch: string; readonly offset: number }

/** Cancels what `schedule` started. */
export type Cancel = () => void
export type Schedule = (run: () => void, delayMs: number) => Cancel

/** How long a channel stays open after its last user went: a page change back does not reconnect. */
export const RELEASE_DELAY_MS = 5_000
/** Centrifugo's default is 128 a client; the rest is room for private channels. */
export const CHANNELS_MAX = 100

/** Counts who needs a channel and holds it open from the first to the last of them, and a little longer. */
export interface Subscriptions {
  /** Needs `channel`, from `since` when a snapshot told the position. Returns the way to let go; letting go twice does nothing. */
  hold(channel: string, since?: StreamPosition): Cancel
  readonly open: readonly string[]
}

export function createSubscriptions(port: ChannelPort, schedule: Schedule): Subscriptions {
  const holders = new Map<string, number>()
  const releases = new Map<string, Cancel>()

  function close(channel: string): void {
    releases.get(channel)?.()
    releases.delete(channel)
    holders.delete(channel)
    port.close(channel)
  }

  /** Makes room by closing the channel that has waited longest for its release. */
  function makeRoom(): boolean {
    const [oldest] = releases.keys()
    if (oldest !== undefined) close(oldest)
    return holders.size < CHANNELS_MAX
  }

  return {
    hold(channel, since) {
      const count = holders.get(channel)
      if (count === undefined) {
        // Over the bound a page still works from its snapshot; it only ticks less.
        if (holders.size >= CHANNELS_MAX && !makeRoom()) return () => {}
        port.open(channel, since)
      }
      releases.get(channel)?.()
      releases.delete(channel)
      holders.set(channel, (count ?? 0) + 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        const left = (holders.get(channel) ?? 1) - 1
        holders.set(channel, left)
        if (left === 0)
          releases.set(
            channel,
            schedule(() => close(channel), RELEASE_DELAY_MS),
          )
      }
    },
    get open() {
      return [...holders.keys()]
    },
  }
}
