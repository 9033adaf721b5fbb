import { lazy } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Later } from './Later.tsx'
import { OnlyInBrowsers } from './OnlyInBrowsers.tsx'

const Never = lazy(() => new Promise<never>(() => {}))

test('a part whose code is on its way says so, by a line that waits 200 ms before it shows', () => {
  const html = renderToString(
    <Later>
      <Never />
    </Later>,
  )
  expect(html).toContain('data-loading')
})

test('a part that has something to show meanwhile shows that', () => {
  const html = renderToString(
    <Later fallback="soon">
      <Never />
    </Later>,
  )
  expect(html).toContain('soon')
  expect(html).not.toContain('data-loading')
})

test('what only browsers draw keeps its place, and says nothing', () => {
  expect(
    renderToString(
      <OnlyInBrowsers fallback="place">
        <Never />
      </OnlyInBrowsers>,
    ),
  ).toBe('place')
})
