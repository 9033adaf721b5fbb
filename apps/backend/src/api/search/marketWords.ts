import { foldName } from '@touchline/domain/search'
import { FALLBACK_LOCALE, type Locale } from '@touchline/domain/locale'
import { marketTexts } from '#pricing'

export type MarketWordsMatch = {
  readonly marketIds: readonly number[]
  /** Words that match no market; they must match the event. */
  readonly rest: readonly string[]
}

/** Other common names of a market. */
const ALSO_CALLED: Readonly<Record<number, string>> = { 1: '1x2' }

const known = new Map<Locale, readonly { readonly id: number; readonly words: readonly string[] }[]>()

/**
 * The markets that match most of the words by prefix, in the reader's language or English; undefined where no word
 * matches a market. All markets returned leave the same words over.
 */
export function findMarketIds(words: readonly string[], locale: Locale): MarketWordsMatch | undefined {
  const found = new Map<string, { rest: readonly string[]; ids: Set<number> }>()
  for (const { id, words: names } of [...wordsIn(locale), ...wordsIn(FALLBACK_LOCALE)]) {
    const rest = words.filter(word => !names.some(name => name.startsWith(word)))
    if (rest.length === words.length) continue
    const same = found.get(rest.join(' ')) ?? { rest, ids: new Set() }
    found.set(rest.join(' '), same)
    same.ids.add(id)
  }
  const [best] = [...found.values()].toSorted((one, other) => one.rest.length - other.rest.length)
  return best && { rest: best.rest, marketIds: [...best.ids] }
}

function wordsIn(locale: Locale) {
  const words =
    known.get(locale) ??
    marketTexts(locale).map(({ id, text }) => ({
      id,
      words: foldName(`${text} ${ALSO_CALLED[id] ?? ''}`).split(' '),
    }))
  known.set(locale, words)
  return words
}
