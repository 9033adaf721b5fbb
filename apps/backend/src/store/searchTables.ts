/** What a search word may match: rows of the table with this name. */
type SearchKind = 'matches' | 'competitors' | 'tournaments' | 'categories' | 'sports'
export interface SearchWordsTable {
  /** 0 as written, 1 by sound. */
  way: number
  word: string
  kind: SearchKind
  id: string
}
/** The names whose words are in `search_words`, by the hash they had when indexed. */
export interface SearchNamesTable {
  kind: SearchKind
  id: string
  hash: string
}
