/**
 * Marks pictures that do not come, `data-missing`: style sheets put a plain ground in their place, where browsers would draw a torn one. One
 * that comes after all (another address) loses its mark.
 */
export function markMissingPictures(page: PagePictures): void {
  const heard = (isMissing: boolean) => (event: Event) => {
    if (isPicture(event.target)) event.target.toggleAttribute(MARK, isMissing)
  }
  // Neither rises: they are heard on their way down.
  page.addEventListener('error', heard(true), true)
  page.addEventListener('load', heard(false), true)
  for (const picture of page.images) {
    // Drawings without a size of their own have no width either: whether there is one shows when it is to be drawn.
    if (picture.complete && picture.naturalWidth === 0)
      picture.decode().catch(() => picture.toggleAttribute(MARK, true))
  }
}
export interface PagePictures {
  addEventListener(type: 'error' | 'load', hear: (event: Event) => void, isOnWayDown: true): void
  readonly images: Iterable<
    Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'decode' | 'toggleAttribute'>
  >
}

const MARK = 'data-missing'

/** Scripts and styles that fail are heard too. */
const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target !== null && 'tagName' in target && target.tagName === 'IMG'
