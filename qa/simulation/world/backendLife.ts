import type { Database } from '@touchline/backend/parts'
import type { Life } from '@touchline/testkit'

export interface Request {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}
export interface BackendAnswer {
  readonly status: number
  readonly text: string
}

/** One life of the back end, from start to crash. */
export interface BackendLife {
  readonly life: Life
  /** Virtual time. */
  readonly startedAt: number
  readonly db: Database
  handle(request: Request): Promise<BackendAnswer>
  /** What a committed row in the outbox or the settlement queue does: the notification that wakes the reader. */
  wake(channel: 'outbox' | 'settlement'): void
  /** A trader's decision on the bet of a VIP player. */
  decideVip(betId: string, isAccepted: boolean): Promise<unknown>
  /** A reader locks a match's price for a long time. */
  holdMatch(matchId: string, forMs: number): Promise<unknown>
}
