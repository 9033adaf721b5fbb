import type { MarketCardModel } from '#pieces/market-lines'

/** What is searched for, and the way to find it, which comes with the field that asks. */
export type MarketSearch = {
  readonly query: string
  readonly find: (cards: readonly MarketCardModel[]) => readonly MarketCardModel[]
}

export const NO_SEARCH: MarketSearch = { query: '', find: cards => cards }
