// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useMemo, useRef } from 'react'
import { listQuery } from '#core/catalogue'
import { aMatch } from '#core/live/testing'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { useListPage } from '../filtering/useListPage.ts'
import { useListTabs } from '../tabs/useListTabs.ts'
import { groupByLeague } from './groupByLeague.ts'
import { DRAWN_WHOLE } from './layOut.ts'
import { Space } from './Space.tsx'
import { useDrawnRows } from './useDrawnRows.ts'

afterEach(() => {
  history.replaceState({}, '', '/')
  vi.restoreAllMocks()
})

test('empty space is as high as its rows, and changes with them', async () => {
  const { container, render } = await renderInDom(<Space as="div" rows={12} />)
  const rows = () => container.querySelector('div')!.style.getPropertyValue('--rows')
  expect(rows()).toBe('12')
  await render(<Space as="div" rows={7} />)
  expect(rows()).toBe('7')
})

test('a long list is watched for what is near the screen while it is shown, a short one is drawn whole', async () => {
  const matches = (count: number) => Array.from({ length: count }, (_, i) => aMatch(`${i}`))
  function List({ count }: { count: number }) {
    const list = useRef<HTMLDivElement>(null)
    const groups = useMemo(() => groupByLeague(matches(count)), [count])
    const { from, to } = useDrawnRows(list, groups, count)
    return <div ref={list}>{`${from}-${to}`}</div>
  }
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  /** How many watch the page: each looks at the next frame after it was scrolled. */
  const watched = () => {
    frames.mockClear()
    window.dispatchEvent(new Event('scroll'))
    return frames.mock.calls.length
  }
  const loaded = () => settle(() => import('./watchWindow.ts'))
  const { container, render, unmount } = await renderInDom(<List count={3} />)
  await loaded()
  expect([container.textContent, watched()]).toEqual(['0-3', 0])
  const long = DRAWN_WHOLE + 10
  await render(<List count={long} />)
  await loaded()
  expect(watched()).toBe(1)
  await render(<List count={long + 1} />)
  await loaded()
  expect(watched()).toBe(1)
  await unmount()
  expect(watched()).toBe(0)
})

test('the tabs of a list follow the hash of the address, which the server does not see', async () => {
  const { frame } = createPageFixture()
  function Tabs() {
    return <b>{useListTabs({}, true).current}</b>
  }
  history.replaceState({}, '', '/sports#outrights')
  const html = renderToString(frame(<Tabs />))
  expect(html).toContain('<b>top</b>')
  const { container, unmount } = await renderInDom(frame(<Tabs />), html)
  expect(container.textContent).toBe('outrights')
  const go = (hash: string) => {
    history.replaceState({}, '', `/sports${hash}`)
    window.dispatchEvent(new Event('hashchange'))
  }
  await settle(() => go('#favorites'))
  expect(container.textContent).toBe('favorites')
  const releases = vi.spyOn(window, 'removeEventListener')
  await unmount()
  expect(releases.mock.calls.filter(([name]) => name === 'hashchange')).toHaveLength(1)
})

test('a list whose days are those of the server is loaded once more in the time zone of the visitor', async () => {
  const { frame, queries, sent } = createPageFixture()
  const scope = { sport_key: 'soccer' }
  const list = { date: '2026-11-23' } as never
  const page = (timeZone: string) => ({ matches: [], timeZone }) as never
  queries.setQueryData(listQuery(scope as never, list).queryKey, page('Asia/Tokyo'))
  function List({ showsDays }: { showsDays?: boolean }) {
    return useListPage(scope as never, list, showsDays === undefined ? {} : { showsDays }).timeZone
  }
  const { container } = await renderInDom(frame(<List showsDays={false} />))
  expect([container.textContent, sent]).toEqual(['Asia/Tokyo', []])
  const { render } = await renderInDom(frame(<List />))
  const calls = sent.length
  expect(calls).toBeGreaterThan(0)
  await render(frame(<List />))
  expect(sent).toHaveLength(calls)
})
