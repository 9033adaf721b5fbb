import { createContext, use, type ReactElement } from 'react'

/**
 * HTML of an element that the server has drawn before, as long as the object it shows is the same.
 * @param moment what else it shows beside its props; undefined when it must be drawn anew
 */
export type Keep = (drawn: ReactElement, of: object, moment: string | undefined) => Inside
type Inside = { readonly children: ReactElement } | { readonly dangerouslySetInnerHTML: { __html: string } }

/** Only the server provides one: browsers draw all they show. */
export const KeepContext = createContext<Keep | undefined>(undefined)

/**
 * Props that put `drawn` inside an element of its own: as React draws it, or as the HTML the server kept of it, which is the same. A page is
 * mostly what other pages show too: rows, navigation.
 * @param drawn shows `of`, its props, and what pages of the same language and settings have in common; no ids, nothing else
 */
export function useKept(drawn: ReactElement, of: object, moment?: () => string | undefined): Inside {
  const keep = use(KeepContext)
  return keep ? keep(drawn, of, moment ? moment() : '') : { children: drawn }
}
