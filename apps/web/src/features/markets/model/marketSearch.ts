/** What a search reads of a card: its name, and the names of its lines and outcomes. */
export type SearchedCard = {
  readonly name: string
  readonly lines: readonly {
    readonly name: string
    readonly outcomes: readonly { readonly name: string }[]
  }[]
}

/** The query and the function that searches, which is loaded with the field. */
export type MarketSearch = {
  readonly query: string
  readonly find: <Card extends SearchedCard>(cards: readonly Card[]) => readonly Card[]
}

export const NO_SEARCH: MarketSearch = { query: '', find: cards => cards }
