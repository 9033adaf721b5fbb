import type { EventType } from './match.ts'

/** What decides an outcome: shows whether two outcomes depend on each other ([SLIP-32]). */
export type Contest = {
  readonly type: EventType
  /** The league. */
  readonly tournamentId: string
  /** The two sides of a match; for other events the outcome identifies its competitor. */
  readonly competitorIds: readonly string[]
}
