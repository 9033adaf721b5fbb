import { useSyncExternalStore } from 'react'

/** The phone layout ends here (spec section 2.7, mobile breakpoint). */
const PHONE = '(max-width: 780px)'

/** Whether the page has a phone's width. For what is drawn in browsers only. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(PHONE).matches)
}

function listen(wake: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}
