import type { CallReply, ApiClient } from '@touchline/contract'
import { readSearchQuery } from '@touchline/domain/search'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** How long to wait for more typing before a request is sent. */
const TYPING_MS = 200

export type Found = {
  readonly status: 'found'
  /** The query of these results. */
  readonly text: string
  readonly found: CallReply<'search'>['data']
  /** Whether to open the first result, because Enter was pressed while they were loading. */
  readonly opensFirst: boolean
}

export type SearchState =
  /** Nothing typed. */
  | { readonly status: 'empty' }
  | { readonly status: 'too-short' | 'too-long' }
  /** `before` is shown in the meantime. */
  | { readonly status: 'searching'; readonly before: Found | undefined }
  | Found
  | { readonly status: 'nothing'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string }

export interface SearchOptions {
  readonly client: ApiClient
  /** Runs once after a delay. Returns a function that cancels it. */
  readonly later: (run: () => void, delayMs: number) => () => void
}

/** A search while it is typed. A newer query cancels the request of the last one, whose results are not shown. */
export interface Search extends StoreApi<SearchState> {
  /** The current text of the field. */
  type(text: string): void
  /** Searches at once, and opens the first result as soon as it is loaded. */
  openFirst(): void
  /** Sends the request again, at once. */
  again(): void
  /** Cancels the request under way. */
  stop(): void
}

export function createSearch({ client, later }: SearchOptions): Search {
  const store = createStore<SearchState>(() => ({ status: 'empty' }))
  let callOff = (): void => {}
  /** The timer of a search that waits for more typing. */
  let searchNow: (() => void) | undefined
  let opensFirst = false

  async function fetchResults(text: string): Promise<void> {
    const controller = new AbortController()
    callOff = () => controller.abort()
    const answer = await client('search', { query: { q: text } }, { signal: controller.signal })
    if (controller.signal.aborted) return
    if (!answer.ok) return store.setState({ status: 'failed', text }, true)
    const found = answer.value.data
    const isNothing = Object.values(found).every(({ length }) => length === 0)
    store.setState(
      isNothing ? { status: 'nothing', text } : { status: 'found', text, found, opensFirst },
      true,
    )
  }

  function search(text: string, delayMs: number): void {
    const state = store.getState()
    const before = state.status === 'found' ? state : state.status === 'searching' ? state.before : undefined
    store.setState({ status: 'searching', before }, true)
    const searchOnce = (): void => {
      searchNow = undefined
      void fetchResults(text)
    }
    const stopWaiting = later(searchOnce, delayMs)
    callOff = stopWaiting
    searchNow = () => {
      stopWaiting()
      searchOnce()
    }
  }

  return Object.assign(store, {
    type(text: string) {
      callOff()
      searchNow = undefined
      opensFirst = false
      const shown = text.trim()
      const query = readSearchQuery(shown)
      if (shown === '') store.setState({ status: 'empty' }, true)
      else if (!query.ok) store.setState({ status: query.because }, true)
      else search(shown, TYPING_MS)
    },
    openFirst() {
      opensFirst = true
      searchNow?.()
    },
    again() {
      const state = store.getState()
      if (state.status === 'failed') search(state.text, 0)
    },
    stop: () => callOff(),
  })
}
