import { useSyncExternalStore } from 'react'

/** From here on the ticket panel is docked (spec section 2.7, breakpoint lg). */
const WIDE = '(min-width: 1280px)'

/** Whether the panel stands beside the page; undefined until hydration, when CSS alone decides. */
export function useIsDocked(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    listen,
    () => matchMedia(WIDE).matches,
    () => undefined,
  )
}

function listen(wake: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}
