// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { ConnectionNotice } from './notices/ConnectionNotice.tsx'
import Notices from './notices/Notices.tsx'
import Switches from './preferences/Switches.tsx'

beforeEach(() => {
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
})

const loaded = () => settle(() => import('./notices/ConnectionBand.tsx'))

test('the notice of the connection is loaded at once, so that it can be shown when the browser goes offline', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const { frame, check, pass } = createPageFixture()
  const { container } = await renderInDom(frame(<ConnectionNotice />))
  await loaded()
  const text = () => container.querySelector('section')?.previousSibling?.textContent ?? ''
  expect(text()).toBe('')
  isOnline.mockReturnValue(false)
  await settle(() => window.dispatchEvent(new Event('offline')))
  expect(text()).toContain('offline')
  isOnline.mockReturnValue(true)
  await settle(() => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('')
  await settle(() => {
    pass(60_000)
    check()
  })
  expect(text()).toContain('lost')
})

test('the height of the notices is known to the page while they are mounted', async () => {
  let report = (_height: number): void => {}
  const observed: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: (entries: readonly object[]) => void) {
        report = height => listener([{ contentRect: { height } }])
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => observed.pop()
    },
  )
  const { frame } = createPageFixture()
  const { unmount } = await renderInDom(frame(<Notices />))
  const height = () => document.documentElement.style.getPropertyValue('--foot-notices')
  expect(observed).toHaveLength(1)
  report(48)
  expect(height()).toBe('48px')
  await unmount()
  expect([height(), observed]).toEqual(['', []])
})

test('prices that were paused before a reload are paused again, and resumed for good', async () => {
  sessionStorage.setItem('pricesPaused', 'yes')
  const first = createPageFixture()
  const { container } = await renderInDom(first.frame(<Notices />))
  expect(first.live.paused.read()).toBe(true)
  await settle(() => container.querySelector('button')!.click())
  expect([first.live.paused.read(), sessionStorage.getItem('pricesPaused')]).toEqual([false, null])
  const second = createPageFixture()
  await renderInDom(second.frame(<Notices />))
  expect(second.live.paused.read()).toBe(false)
})

test('without a choice the theme switch follows the system', async () => {
  let isLight = false
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isLight
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  const { frame, settings } = createPageFixture()
  const { container, unmount } = await renderInDom(frame(<Switches />))
  const chosen = () =>
    [...container.querySelectorAll<HTMLInputElement>('input:checked')]
      .map(({ value }) => value)
      .find(value => value === 'dark' || value === 'light')
  expect(chosen()).toBe('dark')
  await settle(() => {
    isLight = true
    listeners.forEach(listener => listener())
  })
  expect(chosen()).toBe('light')
  await settle(() => settings.chooseTheme('dark'))
  expect(chosen()).toBe('dark')
  await unmount()
  expect(listeners.size).toBe(0)
})
