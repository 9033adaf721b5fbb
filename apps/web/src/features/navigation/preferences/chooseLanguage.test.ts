import { createStore } from 'zustand/vanilla'
import { expect, test } from 'vitest'
import { chooseLanguage } from './chooseLanguage.ts'

type Status = 'PENDING' | 'LOGGED_IN' | 'NOT_LOGGED_IN'

/** A page of a visitor, and a server that confirms or does not. */
function aPage(status: Status, confirms = true) {
  const store = createStore<{ status: Status }>(() => ({ status }))
  const requested: unknown[] = []
  const storage: Record<string, string> = {}
  const left: string[] = []
  const updated: unknown[] = []
  const document = {
    cookie: '',
    location: { protocol: 'https:', assign: (href: string | URL) => void left.push(String(href)) },
  }
  const session = {
    ...store,
    client: (...call: unknown[]) => {
      requested.push(call)
      return Promise.resolve(confirms ? { ok: true } : { ok: false, error: { kind: 'offline' } })
    },
  }
  const options = {
    session: session as never,
    storage: { write: (key: string, text: string) => Boolean((storage[key] = text)) },
    document,
    alerts: { push: (toast: { title: unknown }) => void updated.push(toast.title) },
    t: (key: string) => key,
  }
  return {
    options,
    updated,
    requested,
    storage,
    left,
    document,
    become: (next: Status) => store.setState({ status: next }),
  }
}

test('[5] a player’s language applies when the server confirms it', async () => {
  const page = aPage('LOGGED_IN')
  await chooseLanguage('de', '/de/sports?x=1#y', page.options)
  expect(page.requested).toEqual([['updateLocale', { body: { locale: 'de' } }]])
  expect(page.left).toEqual(['/de/sports?x=1#y'])
  expect(page.storage).toEqual({ locale: 'de' })
  expect(page.document.cookie).toBe('locale=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})

test('[5] where the server does not confirm it, nothing changes', async () => {
  const page = aPage('LOGGED_IN', false)
  await chooseLanguage('de', '/de/sports', page.options)
  expect([page.left, page.storage, page.document.cookie]).toEqual([[], {}, ''])
  expect(page.updated).toEqual(['preferences.language-kept.title'])
})

test('a guest’s language is stored in the browser, without a request', async () => {
  const page = aPage('NOT_LOGGED_IN')
  await chooseLanguage('de', '/de/sports', page.options)
  expect([page.requested, page.storage]).toEqual([[], { locale: 'de' }])
})

test('waits until the session is known', async () => {
  const page = aPage('PENDING')
  const chosen = chooseLanguage('de', '/de/sports', page.options)
  expect(page.left).toEqual([])
  page.become('LOGGED_IN')
  await chosen
  expect(page.requested).toHaveLength(1)
})
