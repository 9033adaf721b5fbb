// @vitest-environment happy-dom
import { useState, useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { HydrateInIdle } from './HydrateInIdle.tsx'
import { hydration } from './hydration.ts'
import { useIsHydrated } from './useIsHydrated.ts'

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

test('the server renders the part, and the browser reuses the same elements', async () => {
  const html = renderToString(page)
  expect(html).toContain('<button type="button">0</button>')
  const { container } = await renderInDom(page, html)
  expect(container.innerHTML).toBe(html)
  await settle(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('1')
})

test('what waits for hydration continues once every part, and every part within, is hydrated', async () => {
  const nested = <HydrateInIdle>{page}</HydrateInIdle>
  const { container } = await renderInDom(nested, renderToString(nested))
  await hydration.done()
  await settle(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('1')
})

test('a part that leaves the page before it is hydrated is not waited for', async () => {
  function Page() {
    const isStored = useSyncExternalStore(
      () => () => {},
      () => true,
      () => false,
    )
    return isStored ? <p>Stored</p> : page
  }
  const { container } = await renderInDom(<Page />, renderToString(<Page />))
  expect(container.textContent).toBe('Stored')
  await hydration.done()
})

test('a part that the browser renders by itself does not end the wait for another', async () => {
  const waiting = hydration.createPart()
  waiting.begin()
  let isDone = false
  const done = hydration.done().then(() => (isDone = true))
  const { unmount } = await renderInDom(page)
  await unmount()
  expect(isDone).toBe(false)
  waiting.end()
  await done
})

test('what a browser has stored is shown once every part is hydrated, and at once on a later page', async () => {
  const seen: boolean[] = []
  function Page() {
    seen.push(useIsHydrated())
    return page
  }
  const html = renderToString(<Page />)
  expect(seen.splice(0)).toEqual([false])
  await renderInDom(<Page />, html)
  expect(seen.splice(0)).toEqual([false, true])
  await renderInDom(<Page />)
  expect(seen[0]).toBe(true)
})
