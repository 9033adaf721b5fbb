import type { MatchState } from '@touchline/domain/match'

const HALF_S = 45 * 60
const FULL_S = 2 * HALF_S

/** How much of a soccer match of two halves is played, from 0 to 1. Stoppage counts with the half it belongs to. */
export function playedShare({ clock, stage }: MatchState, now: number): number {
  if (stage === 'halftime') return 0.5
  if (stage === 'not_started') return 0
  if (clock?.matchTime === undefined) return 1
  const ran = clock.stopped ? 0 : Math.max(0, now - clock.updatedAt) / 1000
  const played = clock.matchTime + ran
  return Math.min(stage === '1st_half' ? HALF_S : FULL_S, played) / FULL_S
}
