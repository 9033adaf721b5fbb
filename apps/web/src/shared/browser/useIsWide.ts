import { useSyncExternalStore } from 'react'
import { listenToMedia } from './listenToMedia.ts'

/** From this width on a page has room for a second column. */
const WIDE = '(min-width: 1360px)'
const listen = listenToMedia(WIDE)

/** Whether the page has room for a second column. Only for parts that the server does not render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}
