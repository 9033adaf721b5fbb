// @vitest-environment happy-dom
import { lazy } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { ClientOnly } from './ClientOnly.tsx'

test('the fallback of the server stays through hydration, until the code is loaded', async () => {
  const code = Promise.withResolvers<{ default: () => string }>()
  const Wallet = lazy(() => code.promise)
  const page = (
    <ClientOnly fallback={<i>sign in</i>}>
      <Wallet />
    </ClientOnly>
  )
  const html = renderToString(page)
  expect(html).toBe('<i>sign in</i>')
  const { container } = await renderInDom(page, html)
  expect(container.innerHTML).toBe(html)
  await settle(() => code.resolve({ default: () => 'wallet' }))
  expect(container.innerHTML).toBe('wallet')
})

test('where the code cannot be loaded the rest of the page stays', async () => {
  const code = Promise.withResolvers<{ default: () => string }>()
  const Wallet = lazy(() => code.promise)
  const { container } = await renderInDom(
    <p>
      rest
      <ClientOnly>
        <Wallet />
      </ClientOnly>
    </p>,
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await settle(() => code.reject(new Error('no network')))
  vi.restoreAllMocks()
  expect(container.textContent).toBe('rest')
})
