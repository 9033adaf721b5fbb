/**
 * Marks pictures that fail to load with `data-missing`: style sheets show a plain background where browsers would
 * draw a broken image. The mark is removed if the picture loads later (from another address).
 */
export function markMissingPictures(page: PagePictures): void {
  const listener = (isMissing: boolean) => (event: Event) => {
    if (isPicture(event.target)) event.target.toggleAttribute(MARK, isMissing)
  }
  // Neither event bubbles: listen in the capture phase.
  page.addEventListener('error', listener(true), true)
  page.addEventListener('load', listener(false), true)
  for (const picture of page.images) {
    // SVG without a size of its own has no natural width either: it counts as loaded until an error event.
    if (picture.complete && picture.naturalWidth === 0)
      picture.decode().catch(() => picture.toggleAttribute(MARK, true))
  }
}
export interface PagePictures {
  addEventListener(type: 'error' | 'load', onEvent: (event: Event) => void, isOnWayDown: true): void
  readonly images: Iterable<
    Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'decode' | 'toggleAttribute'>
  >
}

const MARK = 'data-missing'

/** Scripts and styles that fail cause the same events. */
const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target !== null && 'tagName' in target && target.tagName === 'IMG'
