// @vitest-environment happy-dom
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { Dialog } from '@touchline/ui/overlay'
import { SearchBox } from './SearchBox.tsx'
import SearchPanel from './SearchPanel.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('the slash key opens the search from anywhere but a field or a dialog, and no more once the page is left', async () => {
  const { frame } = createPageFixture()
  const opened: boolean[] = []
  const setOpen = (isOpen: boolean): void => void opened.push(isOpen)
  const { container, unmount } = await renderInDom(
    frame(
      <>
        <input />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the dialogs of Base UI are drawn */}
        <div role="dialog">
          <b>in a dialog</b>
        </div>
        <p>text</p>
        <SearchPanel isOpen={false} setOpen={setOpen} />
      </>,
    ),
  )
  const key = (target: EventTarget, init: KeyboardEventInit = {}) =>
    settle(() =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...init }),
      ),
    )
  await key(container.querySelector('input')!)
  await key(container.querySelector('b')!)
  await key(document, { ctrlKey: true })
  await key(document, { key: 'a' })
  expect(opened).toEqual([])
  await key(container.querySelector('p')!)
  expect(opened).toEqual([true])
  await unmount()
  await key(document)
  expect(opened).toEqual([true])
})

/** A search whose answers the test gives. */
async function renderSearch() {
  vi.useFakeTimers()
  const answers: ((value: object) => void)[] = []
  const page = createPageFixture({
    answers: { search: () => new Promise<object>(resolve => answers.push(resolve)) },
  })
  const done = vi.fn()
  function Box() {
    const field = useRef<HTMLInputElement>(null)
    return (
      <Dialog open onClose={() => {}} title="Search" closeLabel="Close" header={<></>} initialFocus={field}>
        <SearchBox field={field} onDone={done} />
      </Dialog>
    )
  }
  const dom = await renderInDom(page.frame(<Box />))
  const field = () => document.querySelector<HTMLInputElement>('[role=combobox]')!
  const type = (text: string) =>
    settle(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      set!.call(field(), text)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
  return {
    ...page,
    ...dom,
    answers,
    done,
    field,
    type,
    pass: (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms)),
  }
}

const FOUND = {
  data: {
    markets: [],
    matches: [],
    tournaments: [
      {
        tournament: {
          id: '1',
          slug: 'premier',
          name: 'Premier',
          sport: { id: '1', key: 'soccer', name: 'Football', type: 'regular' },
          category: { id: '1', slug: 'norland', name: 'Norland' },
        },
        matches_count: 4,
        live_count: 0,
      },
    ],
  },
}

test('Enter while results are loading opens the first of them when they come', async () => {
  const { type, field, pass, answers, done } = await renderSearch()
  await type('football')
  await settle(() =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  )
  await pass(0)
  expect([answers.length, done.mock.calls.length]).toEqual([1, 0])
  await settle(() => answers[0]!(FOUND))
  await pass(0)
  expect(done).toHaveBeenCalledOnce()
})

test('a search that is left sends no request for what was typed last', async () => {
  const { type, unmount, answers } = await renderSearch()
  await type('football')
  await unmount()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(answers).toEqual([])
})
