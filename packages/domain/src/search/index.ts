export { foldName } from './foldName.ts'
export { readSearchQuery, SEARCH_CHARS_MAX, SEARCH_CHARS_MIN, type SearchQuery } from './searchQuery.ts'
export { isNear, soundKey } from './soundKey.ts'
