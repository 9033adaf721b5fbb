type Pair = readonly [home: number, away: number]

export type CricketParams = {
  /** Batting strength of each side: 1 is average, 1.1 scores a tenth more. */
  readonly batting: Pair
}

/** One over as bowled so far. */
export type Over = { readonly runs: number; readonly wickets: number }

export type Innings = {
  readonly runs: number
  readonly wickets: number
  /** Legal balls bowled. */
  readonly balls: number
  readonly overs: readonly Over[]
}

/** State of a Twenty20 match. */
export type CricketState = {
  readonly phase: 'not_started' | 'innings' | 'break' | 'super_over' | 'ended'
  /** The side that bats first: 0 home, 1 away. */
  readonly first: 0 | 1
  /** The innings begun. */
  readonly innings: readonly Innings[]
  /** The winner of the super over of a tied match. */
  readonly superOver?: 0 | 1
}

export const BALLS = 120
export const WICKETS = 10

/** Runs and wickets per legal ball by phase of the innings (reference/domain.md g, IPL 2025). */
export function ballRates(ball: number): { readonly runs: number; readonly wicket: number } {
  if (ball < 36) return { runs: 1.54, wicket: 0.04 }
  if (ball < 90) return { runs: 1.46, wicket: 0.045 }
  return { runs: 1.74, wicket: 0.086 }
}

/** Whether an innings is over; the second also ends when the target is passed. */
export function isInningsOver({ runs, wickets, balls }: Innings, target: number | undefined): boolean {
  return balls >= BALLS || wickets >= WICKETS || (target !== undefined && runs > target)
}

/** The innings (0 first, 1 second) a side bats in. */
export const inningsOf = ({ first }: CricketState, side: 0 | 1): 0 | 1 => (side === first ? 0 : 1)
