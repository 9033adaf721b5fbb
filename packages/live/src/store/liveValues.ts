import type { OutcomeKey } from '@touchline/domain/market'
import type { MatchId, MatchState } from '@touchline/domain/match'
import type { Cell, WritableCell } from './cell.ts'
import type { Price } from './types.ts'

/** The values of a match that tick. */
export interface LiveValues {
  /** The cell of a price; undefined until a snapshot has contained it. */
  price(key: OutcomeKey): Cell<Price> | undefined
  /** The cell of a match's state; undefined until a snapshot has contained the match. */
  matchState(id: MatchId): Cell<MatchState> | undefined
  /** How many markets of the match take bets; undefined until a snapshot has contained the match. */
  availableMarkets(id: MatchId): Cell<number> | undefined
}

/** The same values as writable cells. */
export interface LiveCells {
  price(key: OutcomeKey): WritableCell<Price> | undefined
  matchState(id: MatchId): WritableCell<MatchState> | undefined
  availableMarkets(id: MatchId): WritableCell<number> | undefined
}
