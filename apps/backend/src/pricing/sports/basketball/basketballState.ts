type Pair = readonly [home: number, away: number]

export type BasketballParams = {
  /** Expected lead of home, and points of both, over regular time. */
  readonly margin: number
  readonly total: number
  readonly quarterSeconds: number
  /** Spread of the final margin around the expected one; by default that of world matches. */
  readonly marginSpread?: number
}

/** State of a basketball match. */
export type BasketballState = {
  readonly phase: 'not_started' | 'quarter' | 'break' | 'overtime' | 'ended'
  /** 1 to 4; from 5 on overtimes. During a break the quarter that has ended. */
  readonly quarter: number
  /** Seconds played in the quarter or overtime. */
  readonly second: number
  /** Points of each quarter and overtime begun. */
  readonly points: readonly Pair[]
}

export const BASKETBALL_OVERTIME_SECONDS = 300

export function pointsOf(points: readonly Pair[]): [home: number, away: number] {
  return [points.reduce((sum, [home]) => sum + home, 0), points.reduce((sum, [, away]) => sum + away, 0)]
}
