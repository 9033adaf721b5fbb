import { useSyncExternalStore } from 'react'
import { listenToMedia } from './listenToMedia.ts'

/** The phone layout ends here (spec section 2.7, mobile breakpoint). */
const PHONE = '(max-width: 780px)'
const listen = listenToMedia(PHONE)

/** Whether the page has a phone's width. Only for parts that the server does not render. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(PHONE).matches)
}
