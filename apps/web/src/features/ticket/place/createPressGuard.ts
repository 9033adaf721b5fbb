import { TAP_GUARD_MS } from '@touchline/domain/tap'
import { createStore } from 'zustand/vanilla'

/**
 * The button's label, the bets it acts on (by identity), and the figure that the bettor entered for each bet, by its
 * id.
 */
export type PressMeaning = {
  readonly shown: string
  readonly bets: unknown
  readonly entered: ReadonlyMap<string, number>
}

/**
 * Ignores presses that the bettor did not mean: a press counts when the button's meaning at the click is the same as
 * when the finger came down, and is older than the time a hand needs (`TAP_GUARD_MS`). An ignored press is reported
 * (`isIgnored`) until the next one counts or the bets change. `now` in milliseconds.
 */
export function createPressGuard(now: () => number) {
  const ignored = createStore(() => ({ isIgnored: false }))
  let meaning: PressMeaning | undefined
  let changedAt = 0
  let pressed: string | undefined
  return {
    /** Whether the last press was ignored and must still be shown as such. */
    ignored,
    /** The button's meaning from now on. */
    means(next: PressMeaning): void {
      // The bettor entered a figure and presses next: that change is expected.
      if (next.shown !== meaning?.shown && !isEntered(next, meaning)) changedAt = now()
      if (next.shown !== meaning?.shown || next.bets !== meaning.bets) ignored.setState({ isIgnored: false })
      meaning = next
    },
    /** A finger or a key came down on the button. */
    down(): void {
      pressed = meaning?.shown
    },
    /**
     * Whether the press that ends now counts. One that did not begin here (voice control) is judged by the meaning's
     * age only.
     */
    takes(): boolean {
      const isSame = pressed === undefined || pressed === meaning?.shown
      pressed = undefined
      const isTaken = isSame && now() - changedAt >= TAP_GUARD_MS
      ignored.setState({ isIgnored: !isTaken })
      return isTaken
    },
  }
}

/** Whether the bettor entered another figure for a bet that was there already. */
function isEntered({ entered }: PressMeaning, before: PressMeaning | undefined): boolean {
  return [...entered].some(([id, figure]) => figure !== (before?.entered.get(id) ?? figure))
}
