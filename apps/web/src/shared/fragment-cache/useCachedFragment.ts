import { createContext, use, type ReactElement } from 'react'

/**
 * Returns what an element holds: the fragment for React to render, or the HTML that the server rendered of it before.
 */
export type CacheFragment = (fragment: ReactElement, source: object) => FragmentProps
type FragmentProps =
  | { readonly children: ReactElement }
  | { readonly dangerouslySetInnerHTML: { __html: string } }

/** Only the server provides a cache. */
export const FragmentCacheContext = createContext<CacheFragment | undefined>(undefined)

/**
 * Props that fill an element with a fragment which many pages have in common.
 * @param fragment depends on its props and on what all pages of one language and odds format share: no `useId`, nothing
 * of a visitor
 * @param source one of its props: while that is the same object, the HTML is reused
 */
export function useCachedFragment(fragment: ReactElement, source: object): FragmentProps {
  const cacheFragment = use(FragmentCacheContext)
  return cacheFragment ? cacheFragment(fragment, source) : { children: fragment }
}
