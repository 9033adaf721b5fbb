import type { CallReply, Client } from '@touchline/contract'
import { readSearchQuery } from '@touchline/domain'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** Typing goes on for this long before anybody is asked. */
const TYPING_MS = 200

type Found = CallReply<'search'>['data']

export type SearchState =
  /** Nothing typed. */
  | { readonly status: 'empty' }
  | { readonly status: 'too-short' | 'too-long' }
  /** `before` stays on show meanwhile. */
  | { readonly status: 'searching'; readonly before: Found | undefined }
  | { readonly status: 'found'; readonly found: Found }
  | { readonly status: 'nothing'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string }

export interface SearchPorts {
  readonly client: Client
  /** Runs once after a while; the way to call it off. */
  readonly later: (run: () => void, delayMs: number) => () => void
}

/** A search as it is typed. A search that is no longer wanted is cancelled: what comes of it is not shown. */
export interface Search extends StoreApi<SearchState> {
  /** Whatever is in the field now. */
  type(text: string): void
  /** Asks again, at once. */
  again(): void
  /** Calls off what is under way. */
  stop(): void
}

export function createSearch({ client, later }: SearchPorts): Search {
  const store = createStore<SearchState>(() => ({ status: 'empty' }))
  let callOff = (): void => {}

  async function ask(text: string): Promise<void> {
    const controller = new AbortController()
    callOff = () => controller.abort()
    const answer = await client('search', { query: { q: text } }, { signal: controller.signal })
    if (controller.signal.aborted) return
    if (!answer.ok) return store.setState({ status: 'failed', text }, true)
    const found = answer.value.data
    const isNothing = Object.values(found).every(({ length }) => length === 0)
    store.setState(isNothing ? { status: 'nothing', text } : { status: 'found', found }, true)
  }

  function search(text: string, delayMs: number): void {
    const state = store.getState()
    const before =
      state.status === 'found' ? state.found : state.status === 'searching' ? state.before : undefined
    store.setState({ status: 'searching', before }, true)
    callOff = later(() => void ask(text), delayMs)
  }

  return Object.assign(store, {
    type(text: string) {
      callOff()
      const shown = text.trim()
      const query = readSearchQuery(shown)
      if (shown === '') store.setState({ status: 'empty' }, true)
      else if (!query.ok) store.setState({ status: query.because }, true)
      else search(shown, TYPING_MS)
    },
    again() {
      const state = store.getState()
      if (state.status === 'failed') search(state.text, 0)
    },
    stop: () => callOff(),
  })
}
