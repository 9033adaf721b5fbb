// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { LazyChildrenContext, loadLazyChildren, useLazyChildren } from './useLazyChildren.ts'

type LinksProps = { readonly to: string }

/** A component whose code arrives, or fails to, when the test triggers it. */
function links() {
  const code = Promise.withResolvers<{ default: (props: LinksProps) => React.ReactElement }>()
  function Links({ to }: LinksProps) {
    const [taps, setTaps] = useState(0)
    return (
      <a href={to} onClick={() => setTaps(taps + 1)}>
        {`to ${to}, ${taps} taps`}
      </a>
    )
  }
  const load = () => code.promise
  return {
    Nav: ({ to, isUsed }: LinksProps & { readonly isUsed?: boolean }) => (
      <nav {...useLazyChildren(load, { to }, isUsed)} />
    ),
    load,
    arrive: () => code.resolve({ default: Links }),
    fail: () => code.reject(new Error('no network')),
  }
}

async function serverHtml({ Nav, load, arrive }: ReturnType<typeof links>): Promise<string> {
  arrive()
  const loaded = await loadLazyChildren([load as never])
  return renderToString(
    <LazyChildrenContext value={loaded}>
      <Nav to="/live" />
    </LazyChildrenContext>,
  )
}

test('the server renders the component; the browser keeps that HTML until it is used and the code is loaded, and hydrates then', async () => {
  const html = await serverHtml(links())
  expect(html).toContain('to /live, 0 taps')
  const { Nav, arrive } = links()
  const { container, render } = await renderInDom(<Nav to="/live" />, html)
  await settle(arrive)
  expect(container.innerHTML).toBe(html)
  await render(<Nav to="/live" isUsed />)
  await settle(() => container.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true })))
  expect(container.textContent).toBe('to /live, 1 taps')
})

test('the browser takes over when something else is to be shown', async () => {
  const html = await serverHtml(links())
  const { Nav, arrive } = links()
  const { container, render } = await renderInDom(<Nav to="/live" />, html)
  await settle(arrive)
  await render(<Nav to="/results" />)
  expect(container.textContent).toBe('to /results, 0 taps')
})

test('what is first drawn in the browser is drawn as soon as its code is loaded', async () => {
  const { Nav, arrive } = links()
  const { container } = await renderInDom(<Nav to="/live" />)
  expect(container.textContent).toBe('')
  await settle(arrive)
  expect(container.textContent).toBe('to /live, 0 taps')
})

test('what the server sent stays through other renders, and where the code cannot be loaded', async () => {
  const html = await serverHtml(links())
  const { Nav, fail } = links()
  const { container, render } = await renderInDom(<Nav to="/live" />, html)
  await render(<Nav to="/results" />)
  await settle(fail)
  expect(container.innerHTML).toBe(html)
})
