import { expect, test } from 'vitest'
import { createNavigation, type Browser, type Loaded } from './createNavigation.ts'

/** A history of entries, and loads that are answered by hand. */
function aBrowserTab(start = '/sports') {
  const entries = [{ href: start, entry: undefined as string | undefined }]
  const loads = new Map<
    string,
    { answer: (loaded: Loaded<string>) => void; signal: AbortSignal; isReturn: boolean }
  >()
  const left: string[] = []
  let at = 0
  let y = 0
  let made = 0
  const browser: Browser = {
    href: () => entries[at]!.href,
    entry: () => entries[at]!.entry,
    push(href, entry) {
      entries.splice(at + 1, entries.length, { href, entry })
      at += 1
    },
    replace: (href, entry) => void (entries[at] = { href, entry }),
    leave: href => void left.push(href),
    scrollY: () => y,
  }
  const navigation = createNavigation<string>(
    {
      browser,
      newEntry: () => `e${++made}`,
      staysInPlace: (from, to) => from === '/sports/soccer' && to.startsWith(`${from}?time`),
      load: (href, signal, isReturn) => new Promise(answer => loads.set(href, { answer, signal, isReturn })),
    },
    `page ${start}`,
  )
  const settle = () => new Promise<void>(done => setImmediate(done))
  return {
    navigation,
    left,
    hrefs: () => entries.map(({ href }) => href),
    scroll: (to: number) => void (y = to),
    signalOf: (href: string) => loads.get(href)?.signal,
    isReturn: (href: string) => loads.get(href)?.isReturn,
    async answer(href: string, loaded: Loaded<string> = { kind: 'view', view: `page ${href}` }) {
      loads.get(href)?.answer(loaded)
      await settle()
    },
    async back() {
      at -= 1
      void navigation.moved()
      await settle()
    },
  }
}

test('the next page is shown with its data, and the address changes with it', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/live')
  expect(tab.navigation.state()).toMatchObject({ view: 'page /sports', pending: '/sports/live' })
  expect(tab.hrefs()).toEqual(['/sports'])
  await tab.answer('/sports/live')
  expect(tab.navigation.state()).toEqual({
    view: 'page /sports/live',
    href: '/sports/live',
    pending: undefined,
  })
  expect(tab.hrefs()).toEqual(['/sports', '/sports/live'])
})

test('the last click wins, whichever answer comes first', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/tennis')
  void tab.navigation.go('/sports/soccer')
  expect(tab.signalOf('/sports/tennis')?.aborted).toBe(true)
  await tab.answer('/sports/soccer')
  await tab.answer('/sports/tennis')
  expect(tab.navigation.state()).toMatchObject({ view: 'page /sports/soccer', pending: undefined })
  expect(tab.hrefs()).toEqual(['/sports', '/sports/soccer'])
})

test('a new page starts at the top, Back returns to where one was', async () => {
  const tab = aBrowserTab()
  tab.scroll(640)
  void tab.navigation.go('/sports/live')
  await tab.answer('/sports/live')
  expect(tab.navigation.takeScroll()).toEqual({ kind: 'top' })
  tab.scroll(90)
  await tab.back()
  await tab.answer('/sports')
  expect(tab.navigation.takeScroll()).toEqual({ kind: 'restore', y: 640 })
  expect(tab.navigation.takeScroll()).toBeUndefined()
})

test('Back while a page is loading wins over it', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/live')
  await tab.answer('/sports/live')
  void tab.navigation.go('/sports/soccer')
  await tab.back()
  await tab.answer('/sports/soccer')
  expect(tab.navigation.state().view).toBe('page /sports/live')
  await tab.answer('/sports')
  expect(tab.navigation.state()).toMatchObject({ view: 'page /sports', pending: undefined })
})

test('a redirect is followed and leaves no trace in the history', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/Soccer')
  await tab.answer('/sports/Soccer', { kind: 'redirect', to: '/sports/soccer' })
  await tab.answer('/sports/soccer')
  expect(tab.hrefs()).toEqual(['/sports', '/sports/soccer'])
})

test('what is not ours is left to the browser', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/de/sports')
  await tab.answer('/de/sports', { kind: 'leave' })
  expect(tab.left).toEqual(['/de/sports'])
  expect(tab.hrefs()).toEqual(['/sports'])
})

test('a link to the page on show makes no second entry', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports')
  await tab.answer('/sports')
  expect(tab.hrefs()).toEqual(['/sports'])
})

test('a page that cannot be loaded offline leaves the current one; after Back the address has moved and an error is shown', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/live')
  await tab.answer('/sports/live', { kind: 'stay', view: 'error' })
  expect(tab.navigation.state()).toEqual({ view: 'page /sports', href: '/sports', pending: undefined })
  void tab.navigation.go('/sports/soccer')
  await tab.answer('/sports/soccer')
  await tab.back()
  await tab.answer('/sports', { kind: 'stay', view: 'error' })
  expect(tab.navigation.state().view).toBe('error')
})

test('a filter of the page on show leaves it where it is scrolled to; another page of its list begins at the top', async () => {
  const tab = aBrowserTab('/sports/soccer')
  tab.navigation.takeScroll()
  void tab.navigation.go('/sports/soccer?time=1h')
  await tab.answer('/sports/soccer?time=1h')
  expect(tab.navigation.takeScroll()).toEqual({ kind: 'stay' })
  void tab.navigation.go('/sports/soccer?page=2&time=1h')
  await tab.answer('/sports/soccer?page=2&time=1h')
  expect(tab.navigation.takeScroll()).toEqual({ kind: 'top' })
})

test('a tab of another page is in its address, and not in what is loaded', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/schedule#betbuilder')
  await tab.answer('/sports/schedule')
  expect(tab.hrefs()).toEqual(['/sports', '/sports/schedule#betbuilder'])
  expect(tab.navigation.state().href).toBe('/sports/schedule')
})

test('a page of the history may be shown as it was, one that is opened may not', async () => {
  const tab = aBrowserTab()
  void tab.navigation.go('/sports/live')
  expect(tab.isReturn('/sports/live')).toBe(false)
  await tab.answer('/sports/live')
  await tab.back()
  expect(tab.isReturn('/sports')).toBe(true)
})
