import { foldName } from './foldName.ts'

/** Minimum characters of a search (spec sections 5 and 9). */
export const SEARCH_CHARS_MIN = 3

/** The longest search text, in characters (spec section 5). */
export const SEARCH_CHARS_MAX = 50

/** A parsed search text, or why it is invalid. */
export type SearchQuery =
  | {
      readonly ok: true
      /** Folded ({@link foldName}), without repeats. */ readonly words: readonly string[]
    }
  | { readonly ok: false; readonly because: 'too-short' | 'too-long' }

/**
 * Parses a search text: 3 to 50 characters, without surrounding and repeated blanks ([SEARCH-1]). Punctuation alone
 * contains no words and counts as too short.
 */
export function readSearchQuery(text: string): SearchQuery {
  const shown = text.trim().replace(/\s+/g, ' ')
  const { length } = Array.from(shown)
  if (length > SEARCH_CHARS_MAX) return { ok: false, because: 'too-long' }
  const words = [...new Set(foldName(shown).split(' '))].filter(word => word !== '')
  return length < SEARCH_CHARS_MIN || words.length === 0
    ? { ok: false, because: 'too-short' }
    : { ok: true, words }
}
