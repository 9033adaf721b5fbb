import { lazy } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lazy } from './Lazy.tsx'
import { ClientOnly } from './ClientOnly.tsx'

const Never = lazy(() => new Promise<never>(() => {}))

test('a part whose code is loading shows it, by a line that waits 200 ms before it shows', () => {
  const html = renderToString(
    <Lazy>
      <Never />
    </Lazy>,
  )
  expect(html).toContain('data-loading')
})

test('a part with a fallback shows it in the meantime', () => {
  const html = renderToString(
    <Lazy fallback="soon">
      <Never />
    </Lazy>,
  )
  expect(html).toContain('soon')
  expect(html).not.toContain('data-loading')
})

test('what only browsers draw keeps its place, and shows nothing', () => {
  expect(
    renderToString(
      <ClientOnly fallback="place">
        <Never />
      </ClientOnly>,
    ),
  ).toBe('place')
})
