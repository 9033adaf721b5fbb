type Pair = readonly [home: number, away: number]

export type IceHockeyParams = {
  /** Goals expected in sixty minutes, by side. */
  readonly goals: Pair
}

/** State of an ice hockey match. */
export type IceHockeyState = {
  readonly phase: 'not_started' | 'period' | 'break' | 'overtime' | 'shootout' | 'ended'
  /** 1 to 3; during a break the period that has ended. */
  readonly period: number
  /** Seconds played in the period or overtime. */
  readonly second: number
  /** Goals of each period begun. */
  readonly goals: readonly Pair[]
  /** The scorers of the goals of regular time, in order: 0 home, 1 away. */
  readonly scorers: readonly (0 | 1)[]
  /** The winner after regular time; a shoot-out counts as one goal. */
  readonly decider?: 0 | 1
  /** The side that plays with one more skater, and the remaining seconds. */
  readonly powerPlay?: { readonly side: 0 | 1; readonly left: number }
}

export const ICE_HOCKEY_PERIOD_SECONDS = 1200
/** Factor by which a side with one skater more scores more often. */
export const POWER_PLAY_FACTOR = 2.2
