import { createStoredLists } from './createStoredLists.ts'
import { localTexts } from '#shared/storage'

/** Markets pinned to the top, by id, in every match of a sport; stored in this browser. */
export const pinnedMarkets = createStoredLists(localTexts, {
  storageKey: 'pinnedMarkets',
  listsMax: 40,
  isMember: (id): id is number => Number.isInteger(id),
})
