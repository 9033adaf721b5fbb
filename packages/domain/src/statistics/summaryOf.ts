/** A feed's counters by side, by the name of the statistic. */
export type StatisticCounts = Readonly<Record<string, readonly [home: number, away: number]>>

/**
 * One line of a match's statistics. `percent` is whole percents, 0 to 100; `null` where there is no total to divide by.
 */
export type Statistic = {
  readonly key: string
  readonly unit: 'count' | 'percent'
  readonly home: number | null
  readonly away: number | null
}

/** `share`: of both sides' total, so that the sides add up to 100; `rate`: of the side's own attempts. */
type Line =
  | { readonly key: string; readonly is: 'count' }
  | { readonly key: string; readonly is: 'share'; readonly of: string }
  | { readonly key: string; readonly is: 'rate'; readonly of: string; readonly tries: string }

const count = (key: string): Line => ({ key, is: 'count' })

/** The statistics of each sport, in display order. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
  soccer: [
    { key: 'possession', is: 'share', of: 'ball' },
    count('shots_on_target'),
    count('shots_off_target'),
    count('attacks'),
    count('dangerous_attacks'),
    count('corners'),
    count('yellow_cards'),
    count('red_cards'),
  ],
  tennis: [
    count('aces'),
    count('double_faults'),
    { key: 'service_points_won', is: 'rate', of: 'service_points_won', tries: 'service_points' },
    { key: 'break_points_won', is: 'rate', of: 'break_points_won', tries: 'break_points' },
    count('break_points'),
    count('games_won'),
    count('points_won'),
  ],
  basketball: [
    { key: 'field_goals', is: 'rate', of: 'field_goals', tries: 'field_goal_tries' },
    count('three_points'),
    count('two_points'),
    count('free_throws'),
    count('rebounds'),
    count('timeouts'),
    count('biggest_lead'),
  ],
  ice_hockey: [
    { key: 'possession', is: 'share', of: 'ball' },
    count('shots_on_target'),
    count('penalty_minutes'),
    count('power_plays'),
    count('power_play_goals'),
  ],
  cricket: [
    count('fours'),
    count('sixes'),
    count('dot_balls'),
    count('wickets_lost'),
    { key: 'boundary_balls', is: 'rate', of: 'boundaries', tries: 'balls' },
    count('balls'),
  ],
  counter_strike: [
    count('rounds_won'),
    { key: 'rounds_defending', is: 'rate', of: 'rounds_defending_won', tries: 'rounds_defending' },
    { key: 'rounds_attacking', is: 'rate', of: 'rounds_attacking_won', tries: 'rounds_attacking' },
    count('pistol_rounds'),
    count('longest_streak'),
  ],
}

/** Whether a sport's matches have statistics. */
export const hasStatistics = (sportKey: string): boolean => sportKey in LINES

/**
 * The statistics of a match from its counters, line by line as its sport defines. Empty without counters: before its
 * start, or from a feed that does not count [STATS-3].
 */
export function summaryOf(sportKey: string, counts: StatisticCounts): readonly Statistic[] {
  if (Object.keys(counts).length === 0) return []
  return (LINES[sportKey] ?? []).map(line => statisticOf(line, counts))
}

function statisticOf(line: Line, counts: StatisticCounts): Statistic {
  switch (line.is) {
    case 'count': {
      const [home, away] = counts[line.key] ?? [0, 0]
      return { key: line.key, unit: 'count', home, away }
    }
    case 'share': {
      const [home, away] = counts[line.of] ?? [0, 0]
      // The away side gets the rest to a hundred, so that rounding never gives 99 or 101 [STATS-1].
      const percent = home + away > 0 ? Math.round((100 * home) / (home + away)) : null
      return { key: line.key, unit: 'percent', home: percent, away: percent === null ? null : 100 - percent }
    }
    case 'rate': {
      const [home, away] = counts[line.of] ?? [0, 0]
      const [homeTries, awayTries] = counts[line.tries] ?? [0, 0]
      return { key: line.key, unit: 'percent', home: rate(home, homeTries), away: rate(away, awayTries) }
    }
  }
}

/** Whole percents; zero of zero is not 0 % [STATS-2]. */
const rate = (won: number, tries: number): number | null =>
  tries > 0 ? Math.round((100 * won) / tries) : null
