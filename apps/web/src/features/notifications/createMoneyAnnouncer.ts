import type { KnownType } from './knownType.ts'

export interface MoneyAnnouncerOptions {
  readonly clock: {
    now(): number
    later(run: () => void, delayMs: number): () => void
  }
  /** Announces these together: one by its kind, several by their number. */
  readonly announce: (types: readonly KnownType[]) => void
}

/** Messages are at least this far apart (reference/reliability.md, section 5). */
export const ANNOUNCE_EVERY_MS = 5_000
/** Bets settled together cause several notifications at almost the same time. */
export const ANNOUNCE_GATHER_MS = 1_000

/** Announces what became of a player's money, politely: notifications in quick succession are one message. */
export function createMoneyAnnouncer({ clock, announce }: MoneyAnnouncerOptions) {
  let waiting: KnownType[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined

  function announceWaiting(): void {
    cancel = undefined
    lastAt = clock.now()
    announce(waiting)
    waiting = []
  }

  return {
    note(type: KnownType): void {
      waiting.push(type)
      cancel ??= clock.later(
        announceWaiting,
        Math.max(ANNOUNCE_GATHER_MS, lastAt + ANNOUNCE_EVERY_MS - clock.now()),
      )
    },
    stop(): void {
      cancel?.()
      cancel = undefined
    },
  }
}
