import type { CallResult, ApiClient } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createSearch } from './createSearch.ts'

type SearchRequest = {
  readonly q: string
  readonly signal: AbortSignal
  readonly answer: (result: unknown) => Promise<void>
}

/** A search whose timer and server are driven by hand. */
function aSearch() {
  const requests: SearchRequest[] = []
  let wait: (() => void) | undefined
  const client = ((_: string, { query }: { query: { q: string } }, { signal }: { signal: AbortSignal }) =>
    new Promise<CallResult<'search'>>(resolve =>
      requests.push({
        q: query.q,
        signal,
        answer: async result => {
          resolve(result as CallResult<'search'>)
          await Promise.resolve()
          await Promise.resolve()
        },
      }),
    )) as unknown as ApiClient
  const search = createSearch({
    client,
    later(run) {
      wait = run
      return () => {
        wait = undefined
      }
    },
  })
  return {
    search,
    requests,
    pause: () => {
      const run = wait
      wait = undefined
      run?.()
    },
  }
}
const found = (name: string) => ({
  ok: true,
  value: { data: { matches: [{ name }], tournaments: [], markets: [] } },
})
const NOTHING = { ok: true, value: { data: { matches: [], tournaments: [], markets: [] } } }

test('typing searches once it pauses, and shows the results', async () => {
  const { search, requests, pause } = aSearch()
  search.type('cal')
  search.type('cald')
  expect([search.getState().status, requests.length]).toEqual(['searching', 0])
  pause()
  expect(requests.map(({ q }) => q)).toEqual(['cald'])
  await requests[0]!.answer(found('Calder'))
  expect(search.getState()).toMatchObject({ status: 'found', found: { matches: [{ name: 'Calder' }] } })
})

test('a search that is no longer wanted is cancelled, and its answer not shown: the last one wins', async () => {
  const { search, requests, pause } = aSearch()
  search.type('cald')
  pause()
  search.type('ashf')
  pause()
  expect(requests[0]!.signal.aborted).toBe(true)
  await requests[1]!.answer(found('Ashford'))
  await requests[0]!.answer(found('Calder'))
  expect(search.getState()).toMatchObject({ found: { matches: [{ name: 'Ashford' }] } })
})

test('what was found stays on show while the next is searched', async () => {
  const { search, requests, pause } = aSearch()
  search.type('cald')
  pause()
  await requests[0]!.answer(found('Calder'))
  search.type('calde')
  expect(search.getState()).toMatchObject({
    status: 'searching',
    before: { text: 'cald', found: { matches: [{ name: 'Calder' }] } },
  })
})

test('Enter before the first result opens it as soon as it is loaded, without waiting for more typing', async () => {
  const { search, requests, pause } = aSearch()
  search.type('cald')
  search.openFirst()
  pause()
  expect(requests.map(({ q }) => q)).toEqual(['cald'])
  await requests[0]!.answer(found('Calder'))
  expect(search.getState()).toMatchObject({ status: 'found', opensFirst: true })
})

test('the wish ends with the text it was made for', async () => {
  const { search, requests, pause } = aSearch()
  search.type('cald')
  search.openFirst()
  search.type('ashf')
  pause()
  await requests[0]!.answer(found('Calder'))
  await requests[1]!.answer(found('Ashford'))
  expect(search.getState()).toMatchObject({ text: 'ashf', opensFirst: false })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['ca', 'too-short'],
  ['x'.repeat(51), 'too-long'],
])('%j sends no request: %s', (text, status) => {
  const { search, requests, pause } = aSearch()
  search.type('cald')
  search.type(text)
  pause()
  expect([search.getState().status, requests.length]).toEqual([status, 0])
})

test('an emptied field cancels the search under way', async () => {
  const { search, requests, pause } = aSearch()
  search.type('cald')
  pause()
  search.type('')
  await requests[0]!.answer(found('Calder'))
  expect(search.getState().status).toBe('empty')
})

test('nothing found and no answer are distinguished, and without an answer it can be retried', async () => {
  const { search, requests, pause } = aSearch()
  search.type('zzz')
  pause()
  await requests[0]!.answer(NOTHING)
  expect(search.getState()).toEqual({ status: 'nothing', text: 'zzz' })
  search.type('zzzz')
  pause()
  await requests[1]!.answer({ ok: false, error: { kind: 'offline' } })
  expect(search.getState()).toEqual({ status: 'failed', text: 'zzzz' })
  search.again()
  pause()
  expect(requests[2]!.q).toBe('zzzz')
})
