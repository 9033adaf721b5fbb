// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocationContext } from '#shared/navigation'
import { renderInDom, setViewport, settle } from '#shared/testing'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { TicketSheet } from './TicketSheet.tsx'
import { useIsDocked } from './useIsDocked.ts'

/** The sheet of a page whose address a test changes. */
async function render(width: number) {
  await setViewport(width)
  const { frame, slip, pick } = createTicketFixture()
  pick(anOutcome('7', 1950))
  slip.panel.close() // the first pick opens it
  let href = '/sports'
  const listeners = new Set<() => void>()
  const shown = {
    href: () => href,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const dom = await renderInDom(
    frame(
      <LocationContext value={shown}>
        <TicketSheet myBets="bets" />
      </LocationContext>,
    ),
  )
  const go = (next: string) =>
    settle(() => {
      href = next
      listeners.forEach(listener => listener())
    })
  return { ...dom, slip, go, isOpen: () => slip.panel.getState().isOpen }
}

const altS = () =>
  settle(() => window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyS', altKey: true })))

test('whether the panel is docked is unknown in the HTML of the server, then follows the width of the window', async () => {
  function Docked() {
    return <b>{String(useIsDocked())}</b>
  }
  await setViewport(1_279)
  const html = renderToString(<Docked />)
  expect(html).toBe('<b>undefined</b>')
  const { container } = await renderInDom(<Docked />, html)
  expect(container.textContent).toBe('false')
  await setViewport(1_280)
  expect(container.textContent).toBe('true')
})

test('the sheet closes when another page is shown, and not when only the query changes', async () => {
  const { slip, go, isOpen } = await render(390)
  await settle(() => slip.panel.open('BET_SLIP'))
  await go('/sports?date=today')
  expect(isOpen()).toBe(true)
  await go('/sports/soccer')
  expect(isOpen()).toBe(false)
  await settle(() => slip.panel.open('MY_BETS'))
  await go('/sports')
  expect(isOpen()).toBe(false)
})

test('the shortcut opens the sheet at the stake; where the panel is docked, and once it is gone, it does not', async () => {
  const { container, isOpen, slip, unmount } = await render(390)
  expect(container.querySelector('aside')).not.toBeNull()
  await altS()
  expect([isOpen(), slip.panel.getState().tab]).toEqual([true, 'BET_SLIP'])
  await setViewport(1_400)
  expect(container.querySelector('aside')).toBeNull()
  await settle(() => slip.panel.close())
  await altS()
  expect(isOpen()).toBe(false)
  await setViewport(390)
  await unmount()
  await altS()
  expect(isOpen()).toBe(false)
})
