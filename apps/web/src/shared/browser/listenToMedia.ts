/** What `useSyncExternalStore` subscribes with, to hear when a media query begins or ceases to match. */
export function listenToMedia(media: string): (wake: () => void) => () => void {
  return wake => {
    const query = matchMedia(media)
    query.addEventListener('change', wake)
    return () => query.removeEventListener('change', wake)
  }
}
