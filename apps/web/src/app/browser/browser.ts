import type { Browser } from '#shared/navigation'

/** The window's history, as navigation uses it. */
export function createBrowser(window: Window): Browser {
  const { history, location } = window
  return {
    href: () => location.pathname + location.search,
    entry: () => (history.state as { entry?: string } | null)?.entry,
    push: (href, entry) => history.pushState({ entry }, '', href),
    // The hash stays: it may name a dialog to open.
    replace: (href, entry) =>
      history.replaceState(
        { entry },
        '',
        href + (href === location.pathname + location.search ? location.hash : ''),
      ),
    leave: href => location.assign(href),
    scrollY: () => window.scrollY,
  }
}
