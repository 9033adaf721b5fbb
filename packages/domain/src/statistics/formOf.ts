import type { Score } from '../match/index.ts'

/** How a past match ended for one side. */
export type FormResult = 'won' | 'drawn' | 'lost'

/** How a match that is over went for one of its sides [STATS-4]. */
export function formOf({ home, away }: Score, side: 'home' | 'away'): FormResult {
  if (home === away) return 'drawn'
  return home > away === (side === 'home') ? 'won' : 'lost'
}
