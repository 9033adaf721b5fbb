/** What a word of a search may name: rows of the table it is called after. */
type SearchKind = 'matches' | 'competitors' | 'tournaments' | 'categories' | 'sports'
export interface SearchWordsTable {
  /** 0 as it is written, 1 as it sounds. */
  way: number
  word: string
  kind: SearchKind
  id: string
}
/** The names whose words stand in `search_words`, by a hash of what they were then. */
export interface SearchNamesTable {
  kind: SearchKind
  id: string
  hash: string
}
