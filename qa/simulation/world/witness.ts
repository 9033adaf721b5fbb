import type { BetWire } from '@touchline/contract'

/** A tap on "place": what the bettor meant, under the key that names it. */
export interface PlacementIntent {
  readonly key: string
  readonly isQuick: boolean
  readonly playerId: string
  readonly tab: string
  readonly at: number
  readonly acceptMode: string
  /** The result that the slip showed; undefined without one. */
  end?: TapEnd
  /** The bettor left without a result; a slip may show it again since, or another tab report it. */
  wasUnknown?: boolean
}

/** The result of a tap that a bettor was shown. */
export interface TapEnd {
  /**
   * `no-answer`: it may have been placed, see My bets. `unsaid`: nothing, because the session ended with it under
   * way, or the tab was closed.
   */
  readonly kind: 'accepted' | 'refused' | 'no-answer' | 'unsaid'
  readonly at: number
  /** Ids of the bets on the receipt. */
  readonly placed: readonly string[]
  /** Whether the session was over, or the tab. */
  readonly isGone: boolean
}

/** A cash-out that was confirmed, under the key that names it. */
export interface CashoutIntent {
  readonly key: string
  readonly betId: string
  readonly tab: string
  readonly at: number
  /** The result that the bettor was shown; undefined without one. */
  end?: { readonly kind: 'paid' | 'refused' | 'no-answer' | 'unsaid'; readonly at: number }
}

/** News about a placement whose result was unknown; it does not say which. */
export interface WordBeside {
  readonly kind: 'accepted' | 'refused'
  readonly playerId: string
  readonly tab: string
}

/** A 2xx answer to a placement, as the server gave it, whether or not it arrived. */
export interface PlacementReceipt {
  readonly playerId: string
  readonly bets: readonly BetWire[]
}

/** A record of what players meant and what the server answered. The checks compare the database with it. */
export interface Witness {
  readonly intents: Map<string, PlacementIntent>
  /** By key. */
  readonly wishes: Map<string, CashoutIntent>
  readonly beside: WordBeside[]
  /** Odds that were tapped: by key, of each bet and each of its legs, as they were first sent. */
  readonly tapped: Map<string, readonly (readonly number[])[]>
  /** When sessions end, by token. */
  readonly sessions: Map<string, { readonly playerId: string; until: number }>
  /** By bet id. */
  readonly accepted: Map<string, PlacementReceipt>
  /** Forbidden answers, as the invariant they break and the answer. */
  readonly failures: (readonly [invariant: string, what: string])[]
  /** Failures of the back end's background work. */
  readonly errors: string[]
}

export function createWitness(): Witness {
  return {
    intents: new Map(),
    wishes: new Map(),
    beside: [],
    tapped: new Map(),
    sessions: new Map(),
    accepted: new Map(),
    failures: [],
    errors: [],
  }
}
