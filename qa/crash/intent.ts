import type { HarnessPlayer } from '@touchline/tools/harness'

/** What a bettor wanted, and the result. The list of intents is outside of the server and survives it. */
export interface Intent {
  readonly player: HarnessPlayer
  /** Created before the request is sent. */
  readonly key: string
  readonly call: 'placeBets' | 'cashOut'
  /** The same each time it is sent. */
  readonly body: string
  /** Legs of each of its bets; none for a cash-out. */
  readonly legs: number
  /** How often it was sent without a definite answer. */
  lost: number
  /** The definite answer, once there is one. */
  answer: { readonly status: number; readonly body: unknown } | undefined
}

/** An answer that means neither accepted nor refused: the same key is sent again. */
export function isDefinite(status: number): boolean {
  return status < 500 && status !== 429 && status !== 401
}
