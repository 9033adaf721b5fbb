import { sessionTexts } from '#shared/storage'
import { createStoredLists } from './createStoredLists.ts'

/** Means all markets of a match, including later ones; keys listed beside it are expanded. */
export const ALL_FOLDED = '*'

/** Collapsed cards, by match; stored until the tab is closed. */
export const foldedMarkets = createStoredLists(sessionTexts, {
  storageKey: 'foldedMarkets',
  listsMax: 20,
  isMember: (key): key is string => typeof key === 'string',
})

/** Whether a card is collapsed: individually, or with all cards and not expanded since. */
export function isFolded(list: readonly string[], key: string): boolean {
  return list.includes(ALL_FOLDED) !== list.includes(key)
}
