import type { StoredTexts } from '#shared/storage'

/** How many recent searches are stored. */
const STORED_MAX = 8
const STORAGE_KEY = 'recentSearches'
/** Longer than any real search. */
const CHARS_MAX = 50

/**
 * Searches whose results were opened lately, the newest first, stored in this browser. Invalid stored values are
 * ignored.
 */
export function readRecent(texts: Pick<StoredTexts, 'read'>): readonly string[] {
  try {
    const stored: unknown = JSON.parse(texts.read(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, STORED_MAX) : []
  } catch {
    return []
  }
}

/** Puts a search first; searches that differ only in case are the same. */
export function addRecent(texts: StoredTexts, text: string): readonly string[] {
  const others = readRecent(texts).filter(other => other.toLowerCase() !== text.toLowerCase())
  return keep(texts, [text, ...others].slice(0, STORED_MAX))
}

export function removeRecent(texts: StoredTexts, text: string): readonly string[] {
  return keep(
    texts,
    readRecent(texts).filter(other => other !== text),
  )
}

function keep(texts: StoredTexts, recent: readonly string[]): readonly string[] {
  if (recent.length === 0) texts.remove(STORAGE_KEY)
  else texts.write(STORAGE_KEY, JSON.stringify(recent))
  return recent
}

const isSearch = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored !== '' && stored.length <= CHARS_MAX
