/** A subscription for `useSyncExternalStore` to changes of a media query. */
export function listenToMedia(media: string): (wake: () => void) => () => void {
  return wake => {
    const query = matchMedia(media)
    query.addEventListener('change', wake)
    return () => query.removeEventListener('change', wake)
  }
}
