/** The page on show, and the address of another one that is loading. */
export type NavigationState<View> = {
  readonly view: View
  /** Path and query of the page on show. */
  readonly href: string
  /** Address of the page that is loading. */
  readonly pending: string | undefined
}

export type Loaded<View> =
  | { readonly kind: 'view'; readonly view: View }
  /** It could not be loaded, and the current page is better than `view`, which shows the error. */
  | { readonly kind: 'stay'; readonly view: View }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Not a page of this application, or the server renders it better: the browser loads it. */
  | { readonly kind: 'leave' }

/** The browser's history and window, as navigation needs them. */
export interface Browser {
  /** Path and query of the address bar. */
  href(): string
  /** Key of the current history entry; undefined where it is not ours. */
  entry(): string | undefined
  push(href: string, entry: string): void
  replace(href: string, entry: string): void
  leave(href: string): void
  scrollY(): number
}

export interface NavigationOptions<View> {
  readonly browser: Browser
  /**
   * Loads everything a page needs. Never rejects: a failure is a page too. A page of the history (`isReturn`) may be
   * shown from the cache and be refetched afterwards.
   */
  readonly load: (href: string, signal: AbortSignal, isReturn: boolean) => Promise<Loaded<View>>
  /** Whether both addresses are one page with other filters or another tab, so that it does not scroll to the top. */
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
  /** The visitor went back or forward in the history. */
  moved(): Promise<void>
  /** Where the page just shown must scroll to; read once after it is drawn. */
  takeScroll(): ScrollTarget | undefined
  /** Scroll positions by history entry, to be stored over a reload. */
  positions(): Readonly<Record<string, number>>
}

const REDIRECTS_MAX = 5

/** @param saved scroll positions by history entry, from before a reload */
export function createNavigation<View>(
  { browser, load, newEntry, staysInPlace }: NavigationOptions<View>,
  first: View,
  saved: Readonly<Record<string, number>> = {},
): Navigation<View> {
  const listeners = new Set<() => void>()
  const positions = new Map(Object.entries(saved))
  let state: NavigationState<View> = { view: first, href: browser.href(), pending: undefined }
  let entry = browser.entry() ?? newEntry()
  let going: AbortController | undefined
  let scroll = restoreOf(positions.get(entry))
  browser.replace(state.href, entry)

  function set({ view, href }: Arrived<View>, pending?: string): void {
    state = { view, href, pending }
    for (const listener of listeners) listener()
  }

  /** Undefined when another navigation started in the meantime, the current page stays, or the browser took over. */
  async function arrive(to: string, isReturn: boolean): Promise<Arrived<View> | undefined> {
    going?.abort()
    const { signal } = (going = new AbortController())
    set(state, to)
    const loaded = await followRedirects(load, to, signal, isReturn)
    if (loaded?.kind === 'view' || (loaded?.kind === 'stay' && isReturn)) return loaded
    if (loaded?.kind === 'stay') set(state)
    else if (loaded) browser.leave(loaded.href)
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
      set(arrived)
    },
    async moved() {
      // The page on show is still the old one: its position is saved before anything else.
      positions.set(entry, browser.scrollY())
      const target = browser.entry() ?? newEntry()
      const arrived = await arrive(browser.href(), true)
      if (!arrived) return
      entry = target
      browser.replace(arrived.href, entry)
      // Where only the hash differs, it is another tab of the page on show.
      scroll = restoreOf(positions.get(entry)) ?? { kind: arrived.href === state.href ? 'stay' : 'top' }
      set(arrived)
    },
    takeScroll() {
      const taken = scroll
      scroll = undefined
      return taken
    },
    positions: () => Object.fromEntries(positions.set(entry, browser.scrollY())),
  }
}

type Arrived<View> = Pick<NavigationState<View>, 'view' | 'href'>

const restoreOf = (y: number | undefined): ScrollTarget | undefined =>
  y === undefined ? undefined : { kind: 'restore', y }

/**
 * Loads an address and what it redirects to; undefined once it is aborted. Too many redirects are left to the browser,
 * which reports them.
 */
async function followRedirects<View>(
  load: NavigationOptions<View>['load'],
  href: string,
  signal: AbortSignal,
  isReturn: boolean,
): Promise<(Loaded<View> & { readonly href: string }) | undefined> {
  for (let hop = 0; hop < REDIRECTS_MAX; hop++) {
    const loaded = await load(href, signal, isReturn)
    if (signal.aborted) return undefined
    if (loaded.kind !== 'redirect') return { ...loaded, href }
    href = loaded.to
  }
  return { kind: 'leave', href }
}
