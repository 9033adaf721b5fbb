import type { Score } from '../match/index.ts'

/** How a past match ended for one side. */
export type FormResult = 'won' | 'drawn' | 'lost'

/** The result of a finished match for one of its sides [STATS-4]. */
export function formOf({ home, away }: Score, side: 'home' | 'away'): FormResult {
  if (home === away) return 'drawn'
  return home > away === (side === 'home') ? 'won' : 'lost'
}
