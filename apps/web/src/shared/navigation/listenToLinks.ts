/** What the page does with its own links. */
export interface LinkListener {
  /** Whether an address is a page of ours in the language on show; others are left to the browser. */
  readonly isOurs: (url: URL) => boolean
  readonly go: (href: string) => void
  /** The visitor is about to follow it. */
  readonly prefetch: (href: string) => void
}

/** A pointer that rests this long on a link means it. */
const INTENT_MS = 65

/**
 * Hears clicks on links once, at the document: a list of links costs nothing, and links that came later need no wiring.
 * Modified clicks, other targets, downloads and addresses that are not ours stay with the browser.
 */
export function listenToLinks(document: Document, { isOurs, go, prefetch }: LinkListener): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined

  function hrefOf(event: Event): string | undefined {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined
    const url = new URL(anchor.href)
    if (url.origin !== document.location.origin || !isOurs(url)) return undefined
    // Same address, other hash: the browser goes there itself.
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

  /** A visitor of the keyboard stops at a link before following it; focus that a press brings is a press already. */
  function onFocus(event: Event): void {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) onOver(event)
  }

  function onDown(event: Event): void {
    const href = hrefOf(event)
    if (href !== undefined) prefetch(href)
  }

  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('pointerdown', onDown, { passive: true })
  document.addEventListener('focusin', onFocus)
  return () => {
    clearTimeout(resting)
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('pointerdown', onDown)
    document.removeEventListener('focusin', onFocus)
  }
}
