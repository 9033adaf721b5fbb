/** Home's and away's number of something. */
export type Pair = readonly [home: number, away: number]

export type SoccerParams = {
  /** Goals expected over the whole match, by side. */
  readonly goals: Pair
  readonly corners: Pair
  readonly cards: Pair
  /** Red cards expected over the whole match, by side. */
  readonly reds: Pair
  /** Seconds the referee adds to each half. */
  readonly stoppage: Pair
}

/** State of a soccer match. */
export type SoccerState = {
  readonly phase: 'not_started' | '1st_half' | 'halftime' | '2nd_half' | 'ended'
  /** Seconds on the clock since the running half began, stoppage included. */
  readonly second: number
  /** Goals of each half. */
  readonly goals: readonly [first: Pair, second: Pair]
  /** The side that scored each goal, in order: 0 home, 1 away. */
  readonly scorers: readonly (0 | 1)[]
  readonly corners: Pair
  readonly cards: Pair
  readonly reds: Pair
}

export const SOCCER_HALF_SECONDS = 2700

/** Match minute 0..90 on a scale on which each half including its stoppage lasts 45. */
export function soccerMinute({ stoppage }: SoccerParams, { phase, second }: SoccerState): number {
  const share = (half: 0 | 1) => 45 * Math.min(1, second / (SOCCER_HALF_SECONDS + stoppage[half]))
  switch (phase) {
    case 'not_started':
      return 0
    case '1st_half':
      return share(0)
    case 'halftime':
      return 45
    case '2nd_half':
      return 45 + share(1)
    case 'ended':
      return 90
  }
}

/** Rate of a match's goals in a minute: goals become more frequent (reference/domain.md g: 44% before the interval). */
export const goalRate = (minute: number): number => (0.76 + (0.48 * minute) / 90) / 90

/** Share of a match's goals expected between two minutes. */
export function goalShare(from: number, to: number): number {
  const upTo = (minute: number) => (0.76 * minute + (0.24 * minute * minute) / 90) / 90
  return to > from ? upTo(to) - upTo(from) : 0
}

/** How red cards change a side's rate: its own weaken it, the opponent's strengthen it (reference/domain.md g). */
export const redFactor = (reds: Pair, side: 0 | 1): number =>
  0.7 ** reds[side] * 1.2 ** reds[side === 0 ? 1 : 0]
