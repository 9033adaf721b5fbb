import type { EventType } from './match.ts'

/** What an outcome is decided in: what tells that two of them depend on each other ([SLIP-32]). */
export type Contest = {
  readonly type: EventType
  /** The league. */
  readonly tournamentId: string
  /** The two sides of a match; of other events the outcome names its competitor. */
  readonly competitorIds: readonly string[]
}
