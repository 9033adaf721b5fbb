// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { LocationContext, useAddressParam, usePath } from './location.ts'

test('a component follows the path and a parameter of the page on show; the server knows no parameter', async () => {
  let href = '/sports?bet=1'
  const listeners = new Set<() => void>()
  const shown = {
    href: () => href,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const onDraw = vi.fn()
  function Path() {
    onDraw()
    return usePath()
  }
  function Bet() {
    return ` ${useAddressParam('bet')}`
  }
  const page = (
    <LocationContext value={shown}>
      <b>
        <Path />
      </b>
      <Bet />
    </LocationContext>
  )
  const html = renderToString(page)
  expect(html).toBe('<b>/sports</b> undefined')
  const { container, unmount } = await renderInDom(page, html)
  expect(container.textContent).toBe('/sports 1')
  const go = (next: string) =>
    settle(() => {
      href = next
      listeners.forEach(listener => listener())
    })
  await go('/sports/soccer?bet=2')
  expect(container.textContent).toBe('/sports/soccer 2')
  const drawn = onDraw.mock.calls.length
  await go('/sports/soccer?bet=3')
  expect([onDraw.mock.calls.length, container.textContent]).toEqual([drawn, '/sports/soccer 3'])
  await unmount()
  expect(listeners.size).toBe(0)
})
