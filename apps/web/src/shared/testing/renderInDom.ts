import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Makes React wait for `act`, as in a browser it waits for the scheduler. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

export interface InDom {
  readonly container: HTMLElement
  /** Renders something else in its place. */
  render(node: ReactNode): Promise<void>
  unmount(): Promise<void>
}

/**
 * Renders into a document, with effects, until the test ends. The test needs one: `// @vitest-environment happy-dom` in
 * its first line.
 * @param serverHtml is hydrated where it is given
 */
export async function renderInDom(node: ReactNode, serverHtml?: string): Promise<InDom> {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  const container = document.createElement('div')
  document.body.append(container)
  if (serverHtml !== undefined) container.innerHTML = serverHtml
  let root: Root
  await act(async () => {
    if (serverHtml === undefined) {
      root = createRoot(container)
      root.render(node)
    } else root = hydrateRoot(container, node)
  })
  let isMounted = true
  async function unmount(): Promise<void> {
    if (!isMounted) return
    isMounted = false
    await act(async () => root.unmount())
    container.remove()
  }
  onTestFinished(unmount)
  return { container, render: next => act(async () => root.render(next)), unmount }
}

/** Runs what changes the page, and waits until React has drawn it. */
export function settle(run: () => unknown): Promise<void> {
  return act(async () => {
    await run()
  })
}
