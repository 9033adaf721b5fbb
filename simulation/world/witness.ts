import type { BetWire, CallInput } from '@touchline/contract'

/** A tap on "place": what the bettor meant, under the key that names it. */
export interface Intent {
  readonly key: string
  readonly playerId: string
  readonly tab: string
  readonly at: number
  readonly acceptMode: string
  /** How the slip said it ended; undefined while it has not. */
  end?: { readonly kind: 'accepted' | 'refused' | 'unknown'; readonly at: number }
}

/** A 2xx answer to a placement, as the server gave it, whether or not it arrived. */
export interface Receipt {
  readonly playerId: string
  readonly key: string
  readonly body: CallInput<'placeBets'>['body']
  readonly bets: readonly BetWire[]
}

/** What an onlooker wrote down of what players meant and what the server said. The checks compare the database with it. */
export interface Witness {
  readonly intents: Map<string, Intent>
  /** By bet id. */
  readonly accepted: Map<string, Receipt>
  /** Answers of 500 and above but 503. */
  readonly failures: string[]
  /** What background work of the back end could not do. */
  readonly errors: string[]
}

export function createWitness(): Witness {
  return { intents: new Map(), accepted: new Map(), failures: [], errors: [] }
}
