// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import NewLineButton from './NewLineButton.tsx'
import { useSteady } from './useSteady.ts'

const keyOf = (one: string): string => one

function List({ items }: { items: readonly string[] }) {
  const steady = useSteady(items, keyOf)
  return (
    <main>
      <h1 tabIndex={-1}>Live</h1>
      <NewLineButton lists={[steady]} text={count => `${count} new`} />
      <p>{steady.shown.join()}</p>
    </main>
  )
}

test('new items wait for a press, which shows the latest of them and moves the focus to the heading', async () => {
  const { container, render } = await renderInDom(<List items={['a']} />)
  const button = () => container.querySelector('button')
  const shown = () => container.querySelector('p')!.textContent
  expect([button(), shown()]).toEqual([null, 'a'])
  await render(<List items={['b', 'a']} />)
  await render(<List items={['c', 'b', 'a']} />)
  expect([button()!.textContent, shown()]).toEqual(['2 new', 'a'])
  await settle(() => button()!.click())
  expect([button(), shown(), document.activeElement?.tagName]).toEqual([null, 'c,b,a', 'H1'])
})
