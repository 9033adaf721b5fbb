import { useSyncExternalStore } from 'react'
import { listenToMedia } from './listenToMedia.ts'

/** From here on a page has room for a second column beside its own. */
const WIDE = '(min-width: 1360px)'
const listen = listenToMedia(WIDE)

/** Whether the page has room for a second column. For what is drawn in browsers only. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}
