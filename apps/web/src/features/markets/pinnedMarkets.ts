import { createKeptLists } from './createKeptLists.ts'
import { localTexts } from '#shared/storage'

/** Markets the visitor keeps at the top, by id, in every match of a sport; kept in this browser. */
export const pinnedMarkets = createKeptLists(localTexts, {
  keptAs: 'pinnedMarkets',
  listsMax: 40,
  isMember: (id): id is number => Number.isInteger(id),
})
