import { useSyncExternalStore } from 'react'
import { listenToMedia } from '#shared/browser'

/** From this width on the ticket panel is docked (spec section 2.7, breakpoint lg). */
const WIDE = '(min-width: 1280px)'
const listen = listenToMedia(WIDE)

/** Whether the panel is beside the page; undefined until hydration, when CSS alone decides. */
export function useIsDocked(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    listen,
    () => matchMedia(WIDE).matches,
    () => undefined,
  )
}
