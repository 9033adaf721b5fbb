import { TAP_GUARD_MS } from '@touchline/domain/tap'
import { createStore } from 'zustand/vanilla'

/** What a button says it does, the bets it does it to (by identity), and the figure that the bettor entered for each bet, by its id. */
export type PressMeaning = {
  readonly says: string
  readonly bets: unknown
  readonly entered: ReadonlyMap<string, number>
}

/**
 * Keeps a button from doing what nobody read on it: a press counts when the button meant at the click what it meant as the finger
 * came down, and when that meaning is not younger than a hand on its way (`TAP_GUARD_MS`). A press that does not count is owned up to
 * (`isHeld`) until the next one does, or until the slip is another. `now` in milliseconds.
 */
export function createPressGuard(now: () => number) {
  const held = createStore(() => ({ isHeld: false }))
  let meaning: PressMeaning | undefined
  let changedAt = 0
  let pressed: string | undefined
  return {
    /** Whether the last press was held back, and that is still to be said. */
    held,
    /** What the button means from now on. */
    means(next: PressMeaning): void {
      // A figure is entered by the hand that presses next: what it changes surprises nobody.
      if (next.says !== meaning?.says && !isEntered(next, meaning)) changedAt = now()
      if (next.says !== meaning?.says || next.bets !== meaning.bets) held.setState({ isHeld: false })
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
      held.setState({ isHeld: !isTaken })
      return isTaken
    },
  }
}

/** Whether the bettor entered another figure for a bet that was there already. */
function isEntered({ entered }: PressMeaning, before: PressMeaning | undefined): boolean {
  return [...entered].some(([id, figure]) => figure !== (before?.entered.get(id) ?? figure))
}
