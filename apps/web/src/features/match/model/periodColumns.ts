import type { MatchState } from '@touchline/domain'

/** One score of the line under the whole score. `period` is named by its key, the others by their kind. */
export type PeriodColumn = {
  readonly kind: 'period' | 'points' | 'wickets'
  readonly key: string
  readonly home: string
  readonly away: string
}

/** Advantage, as the feed tells it (reference feed, sport event status). */
const ADVANTAGE = 50

/** The scores of a match by period, with what its sport counts beside them. Empty before it begins. */
export function periodColumns({ periodScores, gameScore }: MatchState): readonly PeriodColumn[] {
  const type = periodScores[0]?.type
  if (type === undefined) return []
  const pair = (
    kind: PeriodColumn['kind'],
    key: string,
    of: { home: number; away: number },
  ): PeriodColumn => ({
    kind,
    key,
    home: String(of.home),
    away: String(of.away),
  })
  const called = (points: number): string => (points === ADVANTAGE ? 'A' : String(points))
  return [
    ...periodScores.map(period => pair('period', period.key, period)),
    ...(gameScore && type === 'inning' ? [pair('wickets', 'wickets', gameScore)] : []),
    ...(gameScore && type === 'set'
      ? [
          {
            ...pair('points', 'points', gameScore),
            home: called(gameScore.home),
            away: called(gameScore.away),
          },
        ]
      : []),
  ]
}
