import { useCallback } from 'react'
import { usePath, writeListState, type ListState } from '#shared/router'

/** The address of the page on show with something else asked of its list. What leads to other matches begins at the first page. */
export type ListLink = (change: { readonly [Key in keyof ListState]: ListState[Key] | undefined }) => string

export function useListLink(list: ListState): ListLink {
  const path = usePath()
  return useCallback(
    change => {
      const { page: _page, ...asked } = { ...list, ...change }
      const { page } = change
      return path + writeListState({ ...asked, ...(page !== undefined && page > 1 && { page }) } as ListState)
    },
    [path, list],
  )
}
