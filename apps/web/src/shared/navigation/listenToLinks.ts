/** What the application does with links to its own pages. */
export interface LinkListener {
  /** Whether an address is a page of this application in the current language; others are left to the browser. */
  readonly isOurs: (url: URL) => boolean
  readonly go: (href: string) => void
  /** The visitor is about to follow it. */
  readonly prefetch: (href: string) => void
}

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 65

/**
 * Handles clicks on links with one listener on the document, so that lists of links cost nothing and links that are
 * added later work. Clicks with a modifier key, other targets, downloads and foreign addresses are left to the browser.
 * Returns a release function.
 */
export function listenToLinks(document: Document, { isOurs, go, prefetch }: LinkListener): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function hrefOf(event: Event): string | undefined {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined
    const url = new URL(anchor.href)
    if (url.origin !== document.location.origin || !isOurs(url)) return undefined
    // Only the hash differs: the browser handles it.
    const href = url.pathname + url.search
    if (url.hash && href === document.location.pathname + document.location.search) return undefined
    return href + url.hash
  }

  function onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const href = hrefOf(event)
    if (href === undefined) return
    event.preventDefault()
    go(href)
  }

  function onOver(event: Event): void {
    clearTimeout(resting)
    const href = hrefOf(event)
    if (href !== undefined) resting = setTimeout(() => prefetch(href), INTENT_MS)
  }

  /**
   * By keyboard, focus comes before a press. Focus that is the effect of a click is not :focus-visible, and the click
   * loads already.
   */
  function onFocus(event: Event): void {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) onOver(event)
  }

  function onDown(event: Event): void {
    const href = hrefOf(event)
    if (href !== undefined) prefetch(href)
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('pointerover', onOver, { passive: true, signal })
  document.addEventListener('pointerdown', onDown, { passive: true, signal })
  document.addEventListener('focusin', onFocus, { signal })
  return () => {
    clearTimeout(resting)
    listening.abort()
  }
}
