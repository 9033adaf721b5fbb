// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { foldedMarkets } from './foldedMarkets.ts'
import { ToolsPlace } from './MarketBar.tsx'
import { pinnedMarkets } from './pinnedMarkets.ts'
import { useCardStates, type CardStates } from './useCardStates.ts'

afterEach(() => settle(forget))

function forget(): void {
  pinnedMarkets.write('soccer', [])
  foldedMarkets.write('7', [])
  foldedMarkets.write('8', [])
}

test('the search of markets has the focus when it is opened, and leaves it where it is when it is closed', async () => {
  const shown = (isSearching: boolean) => (
    <ToolsPlace isSearching={isSearching}>
      <input aria-label="search" />
    </ToolsPlace>
  )
  const { container, render } = await renderInDom(shown(false))
  expect(document.activeElement).toBe(document.body)
  await render(shown(true))
  expect(document.activeElement).toBe(container.querySelector('input'))
  await settle(() => container.querySelector('input')!.blur())
  await render(shown(false))
  expect(document.activeElement).toBe(document.body)
})

test('cards are drawn as they are stored once the page is hydrated, and all pages of a sport share what is pinned', async () => {
  pinnedMarkets.toggle('soccer', 18)
  const onDraw = vi.fn<(states: CardStates) => void>()
  const last = () => onDraw.mock.lastCall![0]
  function Cards({ matchId }: { matchId: string }) {
    const states = useCardStates('soccer', matchId)
    onDraw(states)
    return <b>{`${states.isPinned(18)} ${states.isClosed('1')} ${states.isOpen('1')}`}</b>
  }
  const html = renderToString(<Cards matchId="7" />)
  expect(html).toBe('<b>false false false</b>')
  const { container, render } = await renderInDom(<Cards matchId="7" />, html)
  expect(container.textContent).toBe('true false false')
  await settle(() => last().toggleClosed('1'))
  expect(container.textContent).toBe('true true false')
  await settle(() => last().toggleOpen('1'))
  expect(container.textContent).toBe('true true true')
  await render(<Cards matchId="8" />)
  expect(container.textContent).toBe('true false true')
  await settle(() => last().closeAll(true))
  await settle(() => last().togglePinned(18))
  expect(container.textContent).toBe('false true true')
})
