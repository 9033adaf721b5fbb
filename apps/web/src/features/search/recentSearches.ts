import type { KeptTexts } from '#shared/storage'

/** How many recent searches are stored. */
const KEPT_MAX = 8
const KEPT_AS = 'recentSearches'
/** Longer than any real search. */
const CHARS_MAX = 50

/**
 * Searches whose results were opened lately, the newest first, stored in this browser. Invalid stored values are
 * ignored.
 */
export function readRecent(texts: Pick<KeptTexts, 'read'>): readonly string[] {
  try {
    const kept: unknown = JSON.parse(texts.read(KEPT_AS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, KEPT_MAX) : []
  } catch {
    return []
  }
}

/** Puts a search first; searches that differ only in case are the same. */
export function addRecent(texts: KeptTexts, text: string): readonly string[] {
  const others = readRecent(texts).filter(other => other.toLowerCase() !== text.toLowerCase())
  return keep(texts, [text, ...others].slice(0, KEPT_MAX))
}

export function removeRecent(texts: KeptTexts, text: string): readonly string[] {
  return keep(
    texts,
    readRecent(texts).filter(other => other !== text),
  )
}

function keep(texts: KeptTexts, recent: readonly string[]): readonly string[] {
  if (recent.length === 0) texts.remove(KEPT_AS)
  else texts.write(KEPT_AS, JSON.stringify(recent))
  return recent
}

const isSearch = (kept: unknown): kept is string =>
  typeof kept === 'string' && kept !== '' && kept.length <= CHARS_MAX
