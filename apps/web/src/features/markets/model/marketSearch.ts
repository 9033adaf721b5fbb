/** What a search reads of a card: its name and those of its lines and outcomes. */
export type SearchedCard = {
  readonly name: string
  readonly lines: readonly {
    readonly name: string
    readonly outcomes: readonly { readonly name: string }[]
  }[]
}

/** What is searched for, and the way to find it, which comes with the field that asks. */
export type MarketSearch = {
  readonly query: string
  readonly find: <Card extends SearchedCard>(cards: readonly Card[]) => readonly Card[]
}

export const NO_SEARCH: MarketSearch = { query: '', find: cards => cards }
