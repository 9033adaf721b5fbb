/**
 * What can be announced about the slip: `key` identifies the fact, which is not announced again while it lasts,
 * however its figures change.
 */
export type Fact = { readonly key: string; readonly words: string }

export interface SpeakerOptions {
  readonly clock: {
    now(): number
    later(run: () => void, delayMs: number): () => void
  }
  /** The facts at the time the message is announced. */
  readonly facts: () => readonly Fact[]
  readonly announce: (message: string) => void
}

/**
 * Changes are gathered for this long, so that five moves at once are one message (reference/reliability.md, section
 * 5).
 */
export const SPEECH_GATHER_MS = 1_500
/** And messages are at least this far apart. */
export const SPEECH_EVERY_MS = 5_000

/**
 * The polite live region of the slip: announces new facts, with a delay and not too often. When no fact is left it is
 * emptied, so that a screen reader user who reads the page line by line finds nothing outdated.
 */
export function createSpeaker({ clock, facts, announce }: SpeakerOptions) {
  let announced = new Set(facts().map(fact => fact.key))
  let lastAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | undefined
  let isSilent = true

  function utter(words: string): void {
    isSilent = words === ''
    announce(words)
  }

  function speak(): void {
    cancel = undefined
    const now = facts()
    const fresh = now.filter(fact => !announced.has(fact.key))
    announced = new Set(now.map(fact => fact.key))
    if (now.length === 0 && !isSilent) utter('')
    if (fresh.length === 0) return
    lastAt = clock.now()
    utter(fresh.map(fact => fact.words).join(' '))
  }

  return {
    /** Something about the slip changed. */
    note(): void {
      cancel ??= clock.later(speak, Math.max(SPEECH_GATHER_MS, lastAt + SPEECH_EVERY_MS - clock.now()))
    },
    /**
     * An announcement that cannot wait, because it answers the bettor's own action. Other news keeps its distance
     * from it.
     */
    announceNow(words: string): void {
      lastAt = clock.now()
      utter(words)
      if (!cancel) return
      cancel()
      cancel = clock.later(speak, SPEECH_EVERY_MS)
    },
    stop(): void {
      cancel?.()
      cancel = undefined
    },
  }
}
