import { createContext, use, useCallback } from 'react'
import { writeListState, type ListState } from '#core/addresses'
import { usePath } from '#shared/navigation'
import { nextListState, type ListChange } from './listTab.ts'

/** Whether the page opens on its top matches; its whole list then has an address of its own. */
export const HasTop = createContext(false)

/** The address of the current page with other filters. */
export type ListLink = (change: ListChange) => string

export function useListLink(list: ListState): ListLink {
  const path = usePath()
  const hasTop = use(HasTop)
  return useCallback(
    change => path + writeListState(nextListState(list, change, hasTop)),
    [path, list, hasTop],
  )
}
