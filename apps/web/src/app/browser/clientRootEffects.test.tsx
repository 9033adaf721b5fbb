// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '@touchline/contract'
import { currencyOf } from '@touchline/domain/money'
import { createHref } from '#core/addresses'
import { createDrivenLive } from '#core/live/testing'
import { createSession, noTabs } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createLazySlip } from '#core/slip'
import { createAlerts } from '#shared/alerts'
import { createI18n } from '#shared/i18n'
import { createLazyService } from '#shared/lazy'
import type { Navigation } from '#shared/navigation'
import { renderInDom, settle } from '#shared/testing'
import type { SiteConfig } from '../pageState.ts'
import type { PageServices } from '../Root.tsx'
import type { OpenPage } from '../router/index.ts'
import { ClientRoot } from './ClientRoot.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

type ScrollTarget = NonNullable<ReturnType<Navigation<OpenPage>['takeScroll']>>

/** A page without the site's frame, by its heading. */
const pageOf = (name: string): OpenPage => ({
  key: '500',
  status: 200,
  head: { title: name, description: `About ${name}` },
  Page: () => <h1 tabIndex={-1}>{name}</h1>,
  params: {},
  list: {},
  openSport: undefined,
  hasFrame: false,
})

const CONFIG = {
  siteName: 'Touchline',
  locales: ['en'],
  isIndexed: true,
  isMyBetsVisible: true,
  currency: currencyOf('EUR')!,
} as unknown as SiteConfig

function createServices(): PageServices {
  const client = (() => Promise.resolve({ ok: false, error: { kind: 'offline' } })) as unknown as ApiClient
  const { live } = createDrivenLive()
  const settings = createSettingsStore({ oddsType: 'european' })
  return {
    queryClient: new QueryClient(),
    i18n: createI18n({ locale: 'en', direction: 'ltr', timeZone: 'UTC', messages: {} }),
    settings,
    live,
    session: createSession({ client, live, tabs: noTabs, settings }),
    slip: createLazySlip(),
    favourites: createLazyService(),
    alerts: createAlerts(),
  }
}

/** The client at a page that the test exchanges for another one. */
async function render() {
  let state: ReturnType<Navigation<OpenPage>['state']> = {
    view: pageOf('Home'),
    href: '/sports',
    pending: undefined,
  }
  let target: ScrollTarget | undefined
  const listeners = new Set<() => void>()
  const navigation: Navigation<OpenPage> = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    takeScroll() {
      const taken = target
      target = undefined
      return taken
    },
    go: () => Promise.resolve(),
    moved: () => Promise.resolve(),
    positions: () => ({}),
  }
  const scrolls = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const dom = await renderInDom(
    <ClientRoot
      services={createServices()}
      navigation={navigation}
      href={createHref('en', { locales: ['en'] })}
      config={CONFIG}
    />,
  )
  const loaded = () => settle(() => import('../head/applyHead.ts'))
  await loaded()
  return {
    ...dom,
    listeners,
    scrolls: () => scrolls.mock.calls,
    async show(name: string, scroll: ScrollTarget) {
      target = scroll
      await settle(() => {
        state = { view: pageOf(name), href: `/sports/${name}`, pending: undefined }
        listeners.forEach(listener => listener())
      })
      await loaded()
    },
  }
}

test('the first page keeps the head that the server drew, its scroll position and the focus', async () => {
  document.title = 'Of the server'
  const { scrolls } = await render()
  expect([document.title, scrolls(), document.activeElement]).toEqual(['Of the server', [], document.body])
})

test('another page brings its head, scrolls to the top and has the focus at its heading', async () => {
  const { show, scrolls, container } = await render()
  await show('Live', { kind: 'top' })
  expect(document.title).toBe('Live · Touchline')
  expect(document.head.querySelector('meta[name=description]')?.getAttribute('content')).toBe('About Live')
  expect(scrolls()).toEqual([[0, 0]])
  expect(document.activeElement).toBe(container.querySelector('h1'))
  await show('Results', { kind: 'top' })
  expect([document.title, document.head.querySelectorAll('meta[name=description]').length]).toEqual([
    'Results · Touchline',
    1,
  ])
})

test('a page of the history is where it was left; other filters of a page neither scroll nor take the focus', async () => {
  const { show, scrolls, unmount, listeners } = await render()
  await show('Live', { kind: 'restore', y: 640 })
  expect(scrolls()).toEqual([[0, 640]])
  await settle(() => (document.activeElement as HTMLElement).blur())
  await show('Live by league', { kind: 'stay' })
  expect([scrolls().length, document.activeElement, document.title]).toEqual([
    1,
    document.body,
    'Live by league · Touchline',
  ])
  await unmount()
  expect(listeners.size).toBe(0)
})
