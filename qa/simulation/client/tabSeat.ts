import type { Life } from '@touchline/testkit'

/** What the tabs of one browser share, and what outlives them all. */
export interface SimulatedBrowser {
  /** Milliseconds that its clock is ahead. */
  readonly skew: number
  readonly localStorage: Map<string, string>
  /** Which tab carries a placement. */
  readonly locks: Map<string, Life>
}

/** What survives a reload of a tab: its session storage; and the browser it is in. */
export interface TabSeat {
  readonly name: string
  readonly playerId: string
  readonly browser: SimulatedBrowser
  readonly storage: Map<string, string>
}
