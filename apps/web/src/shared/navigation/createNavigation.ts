/** What is on show, and whether something else is on its way. */
export type NavigationState<View> = {
  readonly view: View
  /** Path and query of the page on show. */
  readonly href: string
  /** Address of the page that is loading. */
  readonly pending: string | undefined
}

export type Loaded<View> =
  | { readonly kind: 'view'; readonly view: View }
  /** It could not be loaded, and the page on show is better than `view`, which says so. */
  | { readonly kind: 'stay'; readonly view: View }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Not ours, or better made by the server: the browser goes there. */
  | { readonly kind: 'leave' }

/** The browser's history and window, as navigation needs them. */
export interface Browser {
  /** Path and query of the address bar. */
  href(): string
  /** Key of the entry the history stands on, where we made it. */
  entry(): string | undefined
  push(href: string, entry: string): void
  replace(href: string, entry: string): void
  leave(href: string): void
  scrollY(): number
}

export interface NavigationOptions<View> {
  readonly browser: Browser
  /**
   * Gets everything a page needs. Never rejects: a failure is a page too. A page of the history (`isReturn`) may be shown as it was, and
   * be asked about afterwards.
   */
  readonly load: (href: string, signal: AbortSignal, isReturn: boolean) => Promise<Loaded<View>>
  /** Whether both addresses are the same page with other choices (a filter, a tab), so that it does not scroll to the top. */
  readonly staysInPlace: (from: string, to: string) => boolean
  /** A key for each history entry, unique in this tab. */
  readonly newEntry: () => string
}

export type ScrollTarget =
  | { readonly kind: 'top' | 'stay' }
  | { readonly kind: 'restore'; readonly y: number }

export interface Navigation<View> {
  state(): NavigationState<View>
  subscribe(listener: () => void): () => void
  /** Shows another page once its data is here; the last call wins. */
  go(href: string, options?: { readonly replace?: boolean }): Promise<void>
  /** The history moved by itself (Back, Forward). */
  moved(): Promise<void>
  /** Where the page just shown must scroll to; asked once after it is drawn. */
  takeScroll(): ScrollTarget | undefined
  /** Positions by history entry, to keep over a reload. */
  positions(): Readonly<Record<string, number>>
}

const REDIRECTS_MAX = 5

export function createNavigation<View>(
  ports: NavigationOptions<View>,
  first: View,
  kept: Readonly<Record<string, number>> = {},
): Navigation<View> {
  const { browser, load, newEntry, staysInPlace } = ports
  const listeners = new Set<() => void>()
  const positions = new Map(Object.entries(kept))
  let state: NavigationState<View> = { view: first, href: browser.href(), pending: undefined }
  let entry = browser.entry() ?? newEntry()
  let going: AbortController | undefined
  let scroll: ScrollTarget | undefined = restoreOf(entry)
  browser.replace(state.href, entry)

  function set(next: NavigationState<View>): void {
    state = next
    for (const listener of listeners) listener()
  }

  function restoreOf(key: string): ScrollTarget | undefined {
    const y = positions.get(key)
    return y === undefined ? undefined : { kind: 'restore', y }
  }

  /** Loads, following redirects. Undefined when another navigation started meanwhile or the browser took over. */
  async function arrive(to: string, isReturn: boolean): Promise<{ view: View; href: string } | undefined> {
    going?.abort()
    const mine = new AbortController()
    going = mine
    set({ ...state, pending: to })
    let href = to
    for (let hop = 0; hop < REDIRECTS_MAX; hop++) {
      const loaded = await load(href, mine.signal, isReturn)
      if (mine.signal.aborted) return undefined
      if (loaded.kind === 'stay' && !isReturn) {
        set({ ...state, pending: undefined })
        return undefined
      }
      if (loaded.kind === 'view' || loaded.kind === 'stay') return { view: loaded.view, href }
      if (loaded.kind === 'leave') break
      href = loaded.to
    }
    browser.leave(href)
    return undefined
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async go(to, { replace = false } = {}) {
      const [address = to, tab] = to.split('#')
      const arrived = await arrive(address, false)
      if (!arrived) return
      positions.set(entry, browser.scrollY())
      scroll = { kind: staysInPlace(state.href, arrived.href) ? 'stay' : 'top' }
      if (replace || arrived.href === state.href) browser.replace(arrived.href, entry)
      else browser.push(tab === undefined ? arrived.href : `${arrived.href}#${tab}`, (entry = newEntry()))
      set({ ...arrived, pending: undefined })
    },
    async moved() {
      // The page on show is still the old one: its position is saved before anything else.
      positions.set(entry, browser.scrollY())
      const target = browser.entry() ?? newEntry()
      const from = state.href
      const arrived = await arrive(browser.href(), true)
      if (!arrived) return
      entry = target
      browser.replace(arrived.href, entry)
      // Only the hash is another: a tab of the page on show.
      scroll = restoreOf(entry) ?? { kind: arrived.href === from ? 'stay' : 'top' }
      set({ ...arrived, pending: undefined })
    },
    takeScroll() {
      const taken = scroll
      scroll = undefined
      return taken
    },
    positions() {
      positions.set(entry, browser.scrollY())
      return Object.fromEntries(positions)
    },
  }
}
