import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders into a document, with effects, until the test ends. `run` is for what changes the page. */
export async function renderInDom(node: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const render = (next: ReactNode) => act(async () => root.render(next))
  await render(node)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  const run = (what: () => unknown) =>
    act(async () => {
      await what()
    })
  return { container, render, run }
}
