import { TAP_GUARD_MS } from '@touchline/domain/tap'
import { createStore } from 'zustand/vanilla'

/** What a button says it does, the bets it does it to (by identity), and the figure that the bettor entered for each bet, by its id. */
export type PressMeaning = {
  readonly says: string
  readonly bets: unknown
  readonly entered: ReadonlyMap<string, number>
}

/**
 * Ignores presses that the bettor did not mean: a press counts when the button means at the click what it meant as the finger came down,
 * and when that meaning is older than the time a hand needs (`TAP_GUARD_MS`). An ignored press is reported (`isIgnored`) until the next
 * one counts or the bets change. `now` in milliseconds.
 */
export function createPressGuard(now: () => number) {
  const ignored = createStore(() => ({ isIgnored: false }))
  let meaning: PressMeaning | undefined
  let changedAt = 0
  let pressed: string | undefined
  return {
    /** Whether the last press was ignored, and that is still to be shown. */
    ignored,
    /** What the button means from now on. */
    means(next: PressMeaning): void {
      // The bettor entered a figure and presses next: what that changes is no surprise.
      if (next.says !== meaning?.says && !isEntered(next, meaning)) changedAt = now()
      if (next.says !== meaning?.says || next.bets !== meaning.bets) ignored.setState({ isIgnored: false })
      meaning = next
    },
    /** A finger or a key came down on the button. */
    down(): void {
      pressed = meaning?.says
    },
    /** Whether the press that ends now is taken. One that never came down here (a voice) has only its age. */
    takes(): boolean {
      const isSame = pressed === undefined || pressed === meaning?.says
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
