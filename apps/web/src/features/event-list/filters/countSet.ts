import type { ListState } from '#core/addresses'
import { WHOLE_LIST } from '../list-address/listTab.ts'

/** How many filters of a list are set. The page number is not a filter, nor is the order that opens the `all` tab. */
export function countSet(list: ListState, hasTop: boolean): number {
  const { date, sport, sportType, time, isBettable, sortBy } = list
  const order = hasTop && sortBy === WHOLE_LIST.sortBy ? undefined : sortBy
  return [date, sport ?? sportType, time, isBettable, order].filter(set => set !== undefined).length
}
