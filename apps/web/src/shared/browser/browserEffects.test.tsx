// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInDom, setViewport, settle } from '#shared/testing'
import { listenToMedia } from './listenToMedia.ts'
import { useAtRest } from './useAtRest.ts'
import { useIsOnline } from './useIsOnline.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useIsWide } from './useIsWide.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('components follow the width of the window', async () => {
  function Layout() {
    const isPhone = useIsPhone()
    const isWide = useIsWide()
    return isPhone ? 'phone' : isWide ? 'wide' : 'between'
  }
  await setViewport(1_000)
  const { container } = await renderInDom(<Layout />)
  expect(container.textContent).toBe('between')
  await setViewport(780)
  expect(container.textContent).toBe('phone')
  await setViewport(1_360)
  expect(container.textContent).toBe('wide')
})

test('a media query reports changes until it is released', async () => {
  const changes: string[] = []
  const release = listenToMedia('(max-width: 780px)')(() => changes.push('change'))
  await setViewport(700)
  expect(changes).toHaveLength(1)
  release()
  await setViewport(900)
  expect(changes).toHaveLength(1)
})

test('the server assumes that the browser is online; once hydrated a component follows the browser', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  function Online() {
    return <b>{String(useIsOnline())}</b>
  }
  const html = renderToString(<Online />)
  expect(html).toBe('<b>true</b>')
  const { container } = await renderInDom(<Online />, html)
  expect(container.textContent).toBe('false')
  isOnline.mockReturnValue(true)
  await settle(() => window.dispatchEvent(new Event('online')))
  expect(container.textContent).toBe('true')
  isOnline.mockReturnValue(false)
  await settle(() => window.dispatchEvent(new Event('offline')))
  expect(container.textContent).toBe('false')
})

test('code is loaded once the page is at rest, a failure is left to its user, and a component that is gone loads nothing', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  function Later() {
    useAtRest(load)
    return null
  }
  const { render } = await renderInDom(<Later />)
  await settle(() => vi.advanceTimersByTime(2_999))
  expect(load).not.toHaveBeenCalled()
  await render(<Later />)
  await settle(() => vi.advanceTimersByTime(1))
  expect(load).toHaveBeenCalledOnce()
  const { unmount } = await renderInDom(<Later />)
  await unmount()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(load).toHaveBeenCalledOnce()
})
