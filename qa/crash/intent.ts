import type { HarnessPlayer } from '@touchline/tools/harness'

/** What a bettor wanted, and what became of it. The list of them is kept outside of the server and outlives it. */
export interface Intent {
  readonly player: HarnessPlayer
  /** Made before the request is sent. */
  readonly key: string
  readonly call: 'placeBets' | 'cashOut'
  /** As it is sent, each time. */
  readonly body: string
  /** Legs that each of its bets has; of a cash-out none. */
  readonly legs: number
  /** How often it was sent without a definite answer. */
  lost: number
  /** The definite answer, once there is one. */
  answer: { readonly status: number; readonly body: unknown } | undefined
}

/** An answer that says neither taken nor refused: the same key is sent again. */
export function isDefinite(status: number): boolean {
  return status < 500 && status !== 429 && status !== 401
}
