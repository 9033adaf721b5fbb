import { createContext, use, type ReactElement } from 'react'

/** What stands inside an element: as React draws it, or as the HTML the server kept of it, which is the same. */
export type Keep = (drawn: ReactElement, shown: object) => Inside
type Inside = { readonly children: ReactElement } | { readonly dangerouslySetInnerHTML: { __html: string } }

/** Only the server provides one: browsers draw all they show. */
export const KeepContext = createContext<Keep | undefined>(undefined)

/**
 * Props that put `drawn` inside an element. A page is mostly what other pages show too (rows, navigation), so the server draws it once for
 * all of them.
 * @param drawn shows its props, and what pages of one language and odds format have in common: no `useId`, nothing of a visitor
 * @param shown a prop of it; as long as it is the same object, so is the HTML
 */
export function useKept(drawn: ReactElement, shown: object): Inside {
  const keep = use(KeepContext)
  return keep ? keep(drawn, shown) : { children: drawn }
}
