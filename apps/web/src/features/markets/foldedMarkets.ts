import { sessionTexts } from '#shared/storage'
import { createKeptLists } from './createKeptLists.ts'

/** Stands for all markets of a match, those to come too; what else is listed then is shown all the same. */
export const ALL_FOLDED = '*'

/** Cards closed up, by match; kept for the visit. */
export const foldedMarkets = createKeptLists(sessionTexts, {
  keptAs: 'foldedMarkets',
  listsMax: 20,
  isMember: (key): key is string => typeof key === 'string',
})

/** Whether a card is closed up: it was itself, or all were and it was not opened since. */
export function isFolded(list: readonly string[], key: string): boolean {
  return list.includes(ALL_FOLDED) !== list.includes(key)
}
