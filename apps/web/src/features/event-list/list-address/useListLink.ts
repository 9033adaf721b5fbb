import { createContext, use, useCallback } from 'react'
import { writeListState, type ListState } from '#core/addresses'
import { usePath } from '#shared/navigation'
import { nextListState, type ListChange } from './listTab.ts'

/** Whether the page around opens on its first matches: the whole of its list then has an address of its own. */
export const HasTop = createContext(false)

/** The address of the page on show with something else asked of its list. */
export type ListLink = (change: ListChange) => string

export function useListLink(list: ListState): ListLink {
  const path = usePath()
  const hasTop = use(HasTop)
  return useCallback(
    change => path + writeListState(nextListState(list, change, hasTop)),
    [path, list, hasTop],
  )
}
