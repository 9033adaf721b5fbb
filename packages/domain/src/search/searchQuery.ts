import { foldText } from './foldText.ts'

/** Characters of a search (spec sections 5 and 9). */
export const SEARCH_CHARS_MIN = 3

/** The longest search text, in characters (spec section 5). */
export const SEARCH_CHARS_MAX = 50

/** A search text as it is looked up, or why it is not. */
export type SearchQuery =
  | {
      readonly ok: true
      /** Folded ({@link foldText}), without repeats. */ readonly words: readonly string[]
    }
  | { readonly ok: false; readonly because: 'too-short' | 'too-long' }

/**
 * What is searched for: 3 to 50 characters, the blanks around it and repeated ones inside not counted ([SEARCH-1]). Signs alone are no
 * words, so they count as too short.
 */
export function readSearchQuery(text: string): SearchQuery {
  const shown = text.trim().replace(/\s+/g, ' ')
  const { length } = Array.from(shown)
  if (length > SEARCH_CHARS_MAX) return { ok: false, because: 'too-long' }
  const words = [...new Set(foldText(shown).split(' '))].filter(word => word !== '')
  return length < SEARCH_CHARS_MIN || words.length === 0
    ? { ok: false, because: 'too-short' }
    : { ok: true, words }
}
