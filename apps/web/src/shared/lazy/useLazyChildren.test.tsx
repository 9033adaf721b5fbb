// @vitest-environment happy-dom
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { LazyChildrenContext, loadLazyChildren, useLazyChildren } from './useLazyChildren.ts'

type LinksProps = { readonly to: string }

/** A component whose code arrives, or fails to, when the test says so. */
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
    Nav: ({ to }: LinksProps) => <nav {...useLazyChildren(load, { to })} />,
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

test('the server renders the component; the browser keeps that HTML until the code is loaded, and takes over then', async () => {
  const html = await serverHtml(links())
  expect(html).toContain('to /live, 0 taps')
  const { Nav, arrive } = links()
  const { container } = await renderInDom(<Nav to="/live" />, html)
  expect(container.innerHTML).toBe(html)
  await settle(arrive)
  await settle(() => container.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true })))
  expect(container.textContent).toBe('to /live, 1 taps')
})

test('what the server sent stays through other renders, and where the code cannot be loaded', async () => {
  const html = await serverHtml(links())
  const { Nav, fail } = links()
  const { container, render } = await renderInDom(<Nav to="/live" />, html)
  await settle(fail)
  await render(<Nav to="/results" />)
  expect(container.innerHTML).toBe(html)
})
