import { useState } from 'react'
import { NO_SEARCH, type MarketSearch } from './model/marketSearch.ts'

/** The current group and the search. A search covers the whole match until a group is chosen. */
export function useMarketSearch(first: string, all: string) {
  const [chosen, choose] = useState(first)
  const [search, setSearch] = useState(NO_SEARCH)
  const [isSearching, setSearching] = useState(false)
  return {
    chosen,
    choose,
    ...search,
    isSearching,
    setSearch(next: MarketSearch): void {
      if (search.query === '' && next.query !== '') choose(all)
      setSearch(next)
    },
    /** A search that is hidden does not filter the list. */
    setSearching(next: boolean): void {
      if (!next) setSearch(NO_SEARCH)
      setSearching(next)
    },
  }
}
