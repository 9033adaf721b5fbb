// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { HydrateInIdle } from './HydrateInIdle.tsx'

function Counter() {
  const [taps, setTaps] = useState(0)
  return (
    <button type="button" onClick={() => setTaps(taps + 1)}>
      {taps}
    </button>
  )
}
const page = (
  <HydrateInIdle>
    <Counter />
  </HydrateInIdle>
)

test('the server draws the part, and the browser takes over the same elements', async () => {
  const html = renderToString(page)
  expect(html).toContain('<button type="button">0</button>')
  const { container } = await renderInDom(page, html)
  expect(container.innerHTML).toBe(html)
  await settle(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('1')
})
